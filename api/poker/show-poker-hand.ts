import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { handAnswer, handId, moveKinds } from './poker-answers.ts'

export const showPokerHand = operation({
  name: 'showPokerHand',
  summary:
    'A hand that is over, move by move, and what proves its deal: to everybody the cards that were shown, to you your own.',
  method: 'GET',
  path: '/wps/poker/hands/:handId',
  caller: 'session',
  input: z.strictObject({ handId }),
  output: z.strictObject({
    tableName: z.string(),
    currency: z.string(),
    isTrial: z.boolean(),
    hand: handAnswer,
    moves: z.array(
      z.strictObject({
        seat: z.number(),
        kind: z.enum(moveKinds),
        to: z.nullable(z.string()),
        /** The clock did it for them. */
        isSilent: z.boolean(),
      }),
    ),
    fairness: z.strictObject({
      /** To each card of the deck, by its place; their hash is the hand’s root. */
      commitments: z.array(z.string()),
      /** What opens those that you may see. */
      opened: z.array(z.strictObject({ place: z.number(), card: z.string(), salt: z.string() })),
    }),
  }),
  refusals: ['poker.hand.not.found'],
  runs: 'reads',
})
