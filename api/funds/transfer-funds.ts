import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { transferAnswer, transferWish } from './transfer-answers.ts'
import { transferDirections } from './transfer-choices.ts'
import { transferToVendor } from './transfer-to-vendor.ts'

export const transferFunds = operation({
  name: 'transferFunds',
  summary: 'Move money between the main wallet and the wallet a vendor keeps, either way.',
  method: 'POST',
  relay: ['GCS_walletTransfer'],
  caller: 'member',
  input: z.strictObject({
    ...transferWish.shape,
    /** `in`: to the vendor; `out`: back. */
    direction: z.enum(transferDirections),
  }),
  output: transferAnswer,
  refusals: transferToVendor.refusals,
  runs: 'concludes',
  perMinute: 120,
})
