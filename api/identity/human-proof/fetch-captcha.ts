import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

/** The picture belongs to the `captchaId` cookie and answers once. One a second. */
export const fetchCaptcha = operation({
  name: 'fetchCaptcha',
  summary: 'A picture of five characters, as base64 PNG.',
  method: 'GET',
  path: '/wps/captcha',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.string(),
  refusals: ['request.too.many'],
  runs: 'own',
  perMinute: 60,
})
