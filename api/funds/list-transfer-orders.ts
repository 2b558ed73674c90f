import * as z from 'zod/mini'
import { vendorCode } from '../games/limits.ts'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'
import { transferOrderAnswer, transferPlace, transferReference } from './transfer-answers.ts'
import { transferDirections, transferStates } from './transfer-choices.ts'

export const listTransferOrders = operation({
  name: 'listTransferOrders',
  summary:
    'Transfers of all members between the main wallet and vendors’ wallets: all, or those whose vendor has not answered.',
  method: 'GET',
  path: '/staff/vendor-transfers',
  caller: 'staff',
  permission: 'withdrawals.read',
  input: z.strictObject({
    /**
     * `open`: being sent, of unknown outcome, or ruled on by operators and its vendor has not answered since.
     * `contradicted`: its vendor says otherwise than how it was settled.
     */
    state: z.optional(z.enum([...transferStates, 'open', 'contradicted'])),
    account: z.optional(accountName),
    vassalage: z.optional(vendorCode),
    direction: z.optional(z.enum(transferDirections)),
    reference: z.optional(transferReference),
    /** `next` of the page before. */
    before: z.optional(transferPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    list: z.array(transferOrderAnswer),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
