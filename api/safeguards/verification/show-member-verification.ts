import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { memberVerification } from './verification-answers.ts'

export const showMemberVerification = operation({
  name: 'showMemberVerification',
  summary: 'Whether a member’s identity is verified, and which document they sent last.',
  method: 'GET',
  path: '/staff/members/:account/verification',
  caller: 'staff',
  permission: 'kyc.read',
  input: z.strictObject({ account: accountName }),
  output: memberVerification,
  refusals: ['member.not.found'],
  runs: 'reads',
})
