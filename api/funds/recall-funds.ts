import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'
import { memberTransferStates } from './transfer-choices.ts'

/**
 * What recalling came to at one vendor: a transfer's state, `nothing` where no money was there, `silent` where he did not
 * say how much, and `busy` where a transfer is under way already.
 */
export const recallOutcomes = [...memberTransferStates, 'nothing', 'silent', 'busy'] as const

export const recallFunds = operation({
  name: 'recallFunds',
  summary: 'Move everything that lies in vendors’ wallets back to the main wallet.',
  method: 'POST',
  path: '/wps/wallets/recall',
  caller: 'member',
  input: z.strictObject({ ...clientWords }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        vassalage: z.string(),
        vendorName: z.string(),
        outcome: z.enum(recallOutcomes),
        amount: z.nullable(amountAnswer),
        reference: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
  runs: 'own',
  perMinute: 60,
})
