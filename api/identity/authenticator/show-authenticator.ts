import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

export const showAuthenticator = operation({
  name: 'showAuthenticator',
  summary: 'Whether an authenticator is bound to your account.',
  method: 'GET',
  path: '/wps/member/authenticator',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ boundAt: z.nullable(z.number()) }),
  refusals: [],
  runs: 'reads',
})
