import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { deviceId, givenAccount, givenBotCheck, givenCaptcha, givenPassword, loginAnswer } from '../limits.ts'
import { givenDialingCode, typedCode, typedMobile } from '../contacts/phone-input.ts'
import { plainText } from '../plain-text.ts'

/**
 * A failure's value says by `captcha` whether the next attempt needs one. From a new place `login.verification.required`
 * comes instead of the token, with `{methods, targets, ticket}`: verifyLogIn goes on from there.
 */
export const logIn = operation({
  name: 'logIn',
  summary: 'Log in by username and password, or by mobile number and the code sent to it.',
  method: 'POST',
  path: '/wps/session/login',
  caller: 'anyone',
  module: 'LOGIN3',
  encrypted: true,
  input: z.strictObject({
    /** Of types `sms` and `firebase` the mobile number. */
    username: givenAccount,
    /** Of types `sms` and `firebase` the code. What is missing where it is empty, each type says for itself. */
    password: plainText(0, 128, { missing: 'fields.message.enterPassword', wrong: 'fields.message.password' }),
    type: z._default(z.enum(['username', 'sms', 'firebase']), 'username'),
    /** Of type `sms`; the first of the operator's countries where empty or absent. */
    countryDialingCode: z.optional(givenDialingCode),
    /** Of type `firebase`: what Firebase answered to the right code. */
    firebaseIdToken: z.optional(plainText(0, 4_000)),
    captcha: z.optional(givenCaptcha),
    botCheck: z.optional(givenBotCheck),
    loginDeviceId: z.optional(deviceId),
    /** Whether this browser keeps, for a day, what stands for the password (logInRemembered). Absent: as it was. */
    remember: z.optional(z.boolean()),
  }),
  output: loginAnswer,
  refusals: [
    'login.failed',
    'login.locked',
    'login.captcha.required',
    'login.captcha.wrong',
    'login.member.only',
    'login.agent.only',
    'login.frozen',
    'login.closed',
    'login.excluded',
    'login.verification.required',
    'mobile.missing',
    'mobile.invalid',
    'code.missing',
    'code.wrong',
    'code.expired',
    'sms.too.many',
    'firebase.unavailable',
  ],
  runs: 'concludes',
  // Mobile carriers put thousands behind one address; guesses have their own, smaller limits.
  perMinute: 600,
})

/** The same as the form of a log-in by a password holds it. */
export const passwordLogInForm = z.extend(logIn.input, { password: givenPassword })

/** The same as the form of a log-in by a code holds it: what is missing there is a number or a code. */
export const smsLogInForm = z.extend(logIn.input, { username: typedMobile, password: typedCode })
