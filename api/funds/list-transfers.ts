import * as z from 'zod/mini'
import { clientWords, vendorCode } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { transferAnswer, transferPlace } from './transfer-answers.ts'

export const listTransfers = operation({
  name: 'listTransfers',
  summary: 'Your transfers between the main wallet and vendors’ wallets, newest first.',
  method: 'GET',
  path: '/wps/report/walletTransfers',
  caller: 'member',
  input: z.strictObject({
    ...clientWords,
    vassalage: z.optional(vendorCode),
    /** `next` of the page before. */
    before: z.optional(transferPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({
    list: z.array(transferAnswer),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
