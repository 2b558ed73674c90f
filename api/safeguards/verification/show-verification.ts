import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { verificationAnswer } from './verification-answers.ts'

export const showVerification = operation({
  name: 'showVerification',
  summary: 'Whether your identity is verified, and what is asked of you.',
  method: 'GET',
  path: '/wps/member/verification',
  caller: 'member',
  input: z.strictObject({}),
  output: verificationAnswer,
  refusals: [],
  runs: 'reads',
})
