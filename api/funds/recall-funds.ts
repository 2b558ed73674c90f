import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { recalledWallets } from './transfer-answers.ts'

export const recallFunds = operation({
  name: 'recallFunds',
  summary: 'Move everything that lies in vendors’ wallets back to the main wallet.',
  method: 'POST',
  path: '/wps/wallets/recall',
  caller: 'member',
  input: z.strictObject({ ...clientWords }),
  output: z.strictObject({
    list: recalledWallets,
  }),
  refusals: [],
  runs: 'concludes',
  perMinute: 60,
})
