import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { emailAddress } from './email-address.ts'
import { givenPassword } from '../limits.ts'
import { typedCode } from './phone-input.ts'
import { plainText } from '../plain-text.ts'

/** An address that was shown to be the member’s own stays: customer service alone changes it. */
export const bindEmail = operation({
  name: 'bindEmail',
  summary: 'Bind an e-mail address by the code that was sent to it.',
  method: 'POST',
  path: '/wps/member/email',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({
    email: emailAddress,
    verificationCode: z.optional(plainText(0, 12)),
    /** The login password; asked of who has one. */
    password: z.optional(givenPassword),
  }),
  output: z.strictObject({}),
  refusals: [
    'code.missing',
    'code.wrong',
    'code.expired',
    'sms.too.many',
    'password.wrong',
    'login.locked',
    'email.taken',
    'email.bound',
  ],
  runs: 'concludes',
  perMinute: 20,
})

/** The same as its form holds it. */
export const bindEmailForm = z.extend(bindEmail.input, { verificationCode: typedCode })
