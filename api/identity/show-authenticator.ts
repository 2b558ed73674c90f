import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const showAuthenticator = operation({
  name: 'showAuthenticator',
  summary: 'Whether an authenticator is bound to one’s account.',
  method: 'GET',
  path: '/wps/member/authenticator',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    boundAt: z.nullable(z.number()),
    /** Whether binding and removing ask for the password: who logs in by codes alone has none. */
    asksPassword: z.boolean(),
  }),
  refusals: [],
  runs: 'reads',
})
