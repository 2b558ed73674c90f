import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenPassword } from '../limits.ts'
import { givenDialingCode, givenMobile, typedCode, typedMobile } from './phone-input.ts'
import { plainText } from '../plain-text.ts'

/** A number that was shown to be the member’s own stays: customer service alone changes it. */
export const bindMobile = operation({
  name: 'bindMobile',
  summary: 'Bind a mobile number by the code that was sent to it.',
  method: 'POST',
  path: '/wps/member/mobile',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({
    countryDialingCode: z.optional(givenDialingCode),
    mobileNum: z.optional(givenMobile),
    verificationCode: z.optional(plainText(0, 12)),
    /** The login password; asked of who has one. */
    password: z.optional(givenPassword),
  }),
  output: z.strictObject({}),
  refusals: [
    'mobile.missing',
    'mobile.invalid',
    'mobile.taken',
    'mobile.bound',
    'code.missing',
    'code.wrong',
    'code.expired',
    'sms.too.many',
    'password.wrong',
    'login.locked',
  ],
  runs: 'concludes',
  perMinute: 60,
})

/** The same as its form holds it. */
export const bindMobileForm = z.extend(bindMobile.input, { mobileNum: typedMobile, verificationCode: typedCode })
