import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { documentAnswer, documentOf } from './verification-answers.ts'

export const approveVerification = operation({
  name: 'approveVerification',
  summary: 'Approve a member’s document: they are verified, for ever or through a day.',
  method: 'POST',
  path: '/staff/members/:account/verification/:id/approve',
  caller: 'staff',
  permission: 'kyc.decide',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    ...documentOf,
    /** The last day it counts, of the merchant’s time zone. */
    validThrough: z.optional(z.iso.date()),
  }),
  output: documentAnswer,
  refusals: ['request.invalid', 'verification.not.found', 'verification.decided'],
  runs: 'transaction',
})
