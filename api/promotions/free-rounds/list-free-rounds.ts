import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'

/**
 * `asked`: the vendor is being asked for them. `away`: the vendor does not answer and is asked again. `ready`: they can be
 * played. `refused`: the vendor gives none. `played`: all of them, or those before their time was over.
 */
export const freeRoundsStates = ['asked', 'away', 'ready', 'refused', 'played', 'expired'] as const
export type FreeRoundsState = (typeof freeRoundsStates)[number]

export const listFreeRounds = operation({
  name: 'listFreeRounds',
  summary:
    'Rounds of vendors’ games that a member was given, which cost nothing: where they are played, what they won.',
  method: 'GET',
  path: '/wps/free-rounds',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Newest first, the latest twenty. */
    list: z.array(
      z.strictObject({
        freeRoundsId: z.string(),
        promotionId,
        title: z.string(),
        vendor: z.string(),
        /** Null where the game is no longer offered. */
        game: z.nullable(z.strictObject({ nodeId: z.number(), name: z.string() })),
        rounds: z.number(),
        stake: amountAnswer,
        currency: z.string(),
        state: z.enum(freeRoundsStates),
        /** What they paid in all; null until they are played. */
        won: z.nullable(amountAnswer),
        expiresAt: z.number(),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
