import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const showSocialLogins = operation({
  name: 'showSocialLogins',
  summary: 'The providers of social log-in, in their order.',
  method: 'GET',
  path: '/wps/session/login/social',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(z.strictObject({ code: z.string(), name: z.string() })) }),
  refusals: [],
  runs: 'reads',
})
