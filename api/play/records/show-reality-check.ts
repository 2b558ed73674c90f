import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'

export const showRealityCheck = operation({
  name: 'showRealityCheck',
  summary: 'How long you have been logged in, and what you have staked and got back since.',
  method: 'GET',
  path: '/wps/session/realityCheck',
  caller: 'session',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Epoch milliseconds, both by the server's clock. */
    startedAt: z.number(),
    now: z.number(),
    currency: z.string(),
    /** Of all rounds that were begun since the log-in, those that are open too; of a trial in play money. */
    staked: amountAnswer,
    returned: amountAnswer,
    /** What was returned less what was staked. */
    net: amountAnswer,
  }),
  refusals: [],
  runs: 'reads',
})
