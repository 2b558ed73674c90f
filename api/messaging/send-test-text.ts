import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const sendTestText = operation({
  name: 'sendTestText',
  summary: 'Send a text to a phone, to see that the SMS gateway takes it.',
  method: 'POST',
  path: '/staff/sms-gateway/test',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    /** With plus sign and dialing code. */
    to: z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/)),
  }),
  output: z.strictObject({}),
  refusals: ['sms.failed', 'sms.quota', 'sms.not.enabled', 'mobile.invalid'],
  runs: 'concludes',
  perMinute: 10,
})
