import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { linesOfText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { memberVerification, NOTE_MOST } from './verification-answers.ts'

/** Whoever was verified is asked anew and is not verified until a document is approved again. */
export const askForVerification = operation({
  name: 'askForVerification',
  summary: 'Ask a member for a document that shows who they are; a note says why.',
  method: 'POST',
  path: '/staff/members/:account/verification',
  caller: 'staff',
  permission: 'kyc.decide',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    account: accountName,
    /** Read by the member. */
    note: linesOfText(3, NOTE_MOST),
  }),
  output: memberVerification,
  refusals: ['member.not.found', 'verification.submitted'],
  runs: 'transaction',
})
