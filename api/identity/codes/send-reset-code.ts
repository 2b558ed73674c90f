import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { sendSmsCode } from './send-sms-code.ts'

/** The same as `sendSmsCode` with the purpose `reset`, under the same limits, where clients name it by its path. */
export const sendResetCode = operation({
  name: 'sendResetCode',
  summary: 'Send a code to a mobile number, to choose a new password by.',
  method: 'POST',
  path: '/wps/member/password/sms',
  caller: 'anyone',
  input: z.omit(sendSmsCode.input, { purpose: true }),
  output: sendSmsCode.output,
  refusals: sendSmsCode.refusals,
  runs: 'concludes',
  perMinute: sendSmsCode.perMinute,
})
