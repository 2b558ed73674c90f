import * as z from 'zod/mini'
import { linesOfText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { documentAnswer, documentOf, NOTE_MOST } from './verification-answers.ts'

export const refuseVerification = operation({
  name: 'refuseVerification',
  summary: 'Refuse a member’s document with a reason that they read.',
  method: 'POST',
  path: '/staff/members/:account/verification/:id/refuse',
  caller: 'staff',
  permission: 'kyc.decide',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ ...documentOf, reason: linesOfText(3, NOTE_MOST) }),
  output: documentAnswer,
  refusals: ['verification.not.found', 'verification.decided'],
  runs: 'transaction',
})
