import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { deviceId, givenCaptcha, givenPassword, loginAnswer } from '../limits.ts'
import { givenDialingCode, givenMobile, typedCode, typedMobile } from '../contacts/phone-input.ts'
import { plainText } from '../plain-text.ts'

/** The code is one that was sent to the number for this, by us or by Firebase. Ends all sessions of the member and opens one. */
export const resetPasswordByMobile = operation({
  name: 'resetPasswordByMobile',
  summary: 'Choose a new password by a code sent to your mobile number, and log in.',
  method: 'POST',
  path: '/wps/member/password/verification',
  caller: 'anyone',
  encrypted: true,
  input: z.strictObject({
    countryDialingCode: z.optional(givenDialingCode),
    mobileNum: givenMobile,
    verificationCode: z.optional(plainText(0, 12)),
    /** Instead of the code, where Firebase has sent and checked it. */
    firebaseIdToken: z.optional(plainText(0, 4_000)),
    newPassword: givenPassword,
    confirmNewPassword: z.optional(givenPassword),
    loginDeviceId: z.optional(deviceId),
  }),
  output: loginAnswer,
  refusals: [
    'mobile.missing',
    'mobile.invalid',
    'code.missing',
    'code.wrong',
    'code.expired',
    'sms.too.many',
    'firebase.unavailable',
    'inconsistent_twice',
    'password.breached',
    'password.same.as.username',
    'login.member.only',
    'login.agent.only',
    'login.frozen',
    'login.closed',
    'login.excluded',
  ],
  runs: 'concludes',
  perMinute: 20,
})

/** The same as one form holds it: the captcha, where one is asked for, goes with the request for the code. */
export const resetByMobileForm = z.extend(resetPasswordByMobile.input, {
  mobileNum: typedMobile,
  verificationCode: typedCode,
  captcha: z.optional(givenCaptcha),
})
