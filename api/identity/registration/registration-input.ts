import * as z from 'zod/mini'
import { deviceId, givenBotCheck, loginAnswer } from '../limits.ts'
import { plainText } from '../plain-text.ts'
import { registrationFieldNames, type RegistrationField } from './registration-fields.ts'

/** Room for any rule an operator may set; the rules themselves are checked by the server as they stand then. */
const fields = Object.fromEntries(
  registrationFieldNames.map((name) => [name, z.optional(plainText(0, 256))]),
) as Record<RegistrationField, z.ZodMiniOptional<ReturnType<typeof plainText>>>

/** What every registration sends, whichever way it goes. */
export const registrationInput = z.strictObject({
  ...fields,
  /** Equal to the password, where a client asks for it twice. */
  confirmPassword: z.optional(plainText(0, 256)),
  /** Where it is missing or wrong, the captcha is asked for. */
  botCheck: z.optional(givenBotCheck),
  terms: z.optional(z.boolean()),
  ageConfirmed: z.optional(z.boolean()),
  /** The number's country; the first of those the operator takes where absent. */
  countryDialingCode: z.optional(z.string().check(z.regex(/^\+?\d{1,4}$/))),
  domain: z.optional(plainText(0, 253)),
  registerUrl: z.optional(plainText(0, 500)),
  registerMethod: z.optional(plainText(0, 10)),
  /** False: register without logging in. */
  login: z._default(z.boolean(), true),
  loginDeviceId: z.optional(deviceId),
  firebaseChannel: z.optional(plainText(0, 40)),
  firebaseIdToken: z.optional(plainText(0, 4_000)),
})

/** Without a token where nobody is logged in. */
export const registrationAnswer = z.extend(z.partial(loginAnswer), { id: z.string(), account: z.string() })

export const registrationRefusals = [
  'request.invalid',
  'terms.required',
  'age.required',
  'inconsistent_twice',
  'invitation_code_error',
  'login.captcha.required',
  'login.captcha.wrong',
  'password.breached',
  'password.same.as.username',
  'username.taken',
  'name.reserved',
  'email.taken',
  'mobile.taken',
  'mobile.missing',
  'mobile.invalid',
  'code.missing',
  'code.wrong',
  'code.expired',
  'sms.too.many',
  'firebase.unavailable',
] as const
