import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { codeSent } from './code-sent.ts'
import { emailAddress } from '../contacts/email-address.ts'

export const sendEmailCode = operation({
  name: 'sendEmailCode',
  summary: 'Send a code to an e-mail address that you want to bind or verify.',
  method: 'POST',
  path: '/wps/member/email/code',
  caller: 'member',
  input: z.strictObject({ email: emailAddress }),
  output: codeSent,
  refusals: ['email.taken', 'email.bound', 'sms.too.many', 'mail.unavailable'],
  runs: 'concludes',
  perMinute: 10,
})
