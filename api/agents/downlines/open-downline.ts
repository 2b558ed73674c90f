import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'

export const openDownline = operation({
  name: 'openDownline',
  summary: 'Open an account below you. Its first log-in is with the house’s default password, and asks for another.',
  method: 'POST',
  path: '/wps/agent/downline',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({
    username: accountName,
    /** `agent` may have a team. */
    kind: z._default(z.enum(['member', 'agent']), 'member'),
  }),
  output: z.strictObject({ account: z.string(), password: z.string() }),
  refusals: [
    'agent.policy.closed',
    'request.invalid',
    'username.taken',
    'password.breached',
    'password.same.as.username',
    'invitation_code_error',
  ],
  runs: 'concludes',
  perMinute: 30,
})
