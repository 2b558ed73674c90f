import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { deviceId, loginAnswer } from './limits.ts'
import { plainText } from './plain-text.ts'
import { type RegistrationField, registrationFieldNames } from './registration-fields.ts'
import { socialTicket } from './social.ts'

const fields = Object.fromEntries(
  registrationFieldNames.map((name) => [name, z.optional(plainText(0, 256))]),
) as Record<RegistrationField, z.ZodMiniOptional<ReturnType<typeof plainText>>>

export const registerBySocial = operation({
  name: 'registerBySocial',
  summary: 'Register with an account that a provider has proven; the new member is logged in.',
  method: 'PUT',
  path: '/wps/member/register/social',
  caller: 'anyone',
  encrypted: true,
  module: 'REGISTER3',
  input: z.strictObject({
    ticket: socialTicket,
    /** By the operator's rules, but for the password: nobody needs one who comes by this way. Without a username one is made. */
    ...fields,
    terms: z.optional(z.boolean()),
    ageConfirmed: z.optional(z.boolean()),
    countryDialingCode: z.optional(z.string().check(z.regex(/^\+?\d{1,4}$/))),
    domain: z.optional(plainText(0, 253)),
    registerUrl: z.optional(plainText(0, 500)),
    loginDeviceId: z.optional(deviceId),
  }),
  output: z.extend(loginAnswer, { id: z.string(), account: z.string() }),
  refusals: [
    'social.expired',
    'social.taken',
    'request.invalid',
    'terms.required',
    'age.required',
    'invitation_code_error',
    'login.captcha.required',
    'login.captcha.wrong',
    'username.taken',
    'email.taken',
    'mobile.taken',
  ],
  runs: 'own',
  perMinute: 60,
})
