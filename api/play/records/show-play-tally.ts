import * as z from 'zod/mini'
import { clientWords, nodeId } from '../../games/limits.ts'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'

/** Nobody plays one game longer without a pause. */
export const MOST_HOURS = 24

export const showPlayTally = operation({
  name: 'showPlayTally',
  summary: 'How long you have been playing a game, and your result since, for the bar of a running game.',
  method: 'GET',
  path: '/wps/report/playTally',
  caller: 'member',
  input: z.strictObject({
    ...clientWords,
    nodeId,
    /** `since` of an answer before, by the server’s clock; absent, the play begins now. More than a day ago counts as a day. */
    since: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(8_000_000_000_000))),
  }),
  output: z.strictObject({
    /** Epoch milliseconds, both by the server's clock. */
    since: z.number(),
    now: z.number(),
    currency: z.string(),
    /** Rounds that were begun since; `netAmount` is payout less stake of those that are over. */
    count: z.number(),
    betAmount: amountAnswer,
    payout: amountAnswer,
    netAmount: amountAnswer,
  }),
  refusals: [],
  runs: 'reads',
})
