import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenDialingCode, givenMobile } from '../contacts/phone-input.ts'

/** Nothing is sent by us: the page of `page` asks Firebase, who counts for itself how often. */
export const startFirebaseCode = operation({
  name: 'startFirebaseCode',
  summary: 'Which page has a code sent to a mobile number by Firebase, and what it needs for that.',
  method: 'POST',
  path: '/wps/verification/firebase',
  caller: 'anyone',
  input: z.strictObject({
    countryDialingCode: z.optional(givenDialingCode),
    mobileNum: z.optional(givenMobile),
  }),
  output: z.strictObject({
    /** As Firebase takes it: `+8801711000001`. */
    phone: z.string(),
    /** To be framed; another origin than the portal's. */
    page: z.string(),
    apiKey: z.string(),
    toolkitUrl: z.string(),
    recaptchaUrl: z.string(),
  }),
  refusals: ['mobile.missing', 'mobile.invalid'],
  runs: 'reads',
  perMinute: 60,
})
