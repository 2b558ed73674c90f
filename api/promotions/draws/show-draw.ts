import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'

export const showDraw = operation({
  name: 'showDraw',
  summary:
    'What decides a raffle or a red envelope, so that anybody can draw it again: its seeds, its tickets, its prizes.',
  method: 'GET',
  path: '/wps/promotions/:promotionId/draw',
  relay: ['MCSFE_getRafflePromotionStatus'],
  caller: 'anyone',
  input: z.strictObject({ promotionId }),
  output: z.strictObject({
    promotionId,
    kind: z.enum(['raffle', 'envelope']),
    currency: z.string(),
    /** SHA-256 of the server seed, shown from the start. */
    seedHash: z.string(),
    /** Null until it is drawn, or the envelope is over. */
    serverSeed: z.nullable(z.string()),
    /** Of a raffle the SHA-256 of its list of tickets; of an envelope `drop:` and its number. Null before. */
    clientSeed: z.nullable(z.string()),
    /** Of a raffle: whoever has won so often leaves with all their tickets. */
    maxWins: z.nullable(z.number()),
    /** How the whole of an envelope is cut: in steps that a person sees, each piece at least so much. */
    cut: z.nullable(
      z.strictObject({
        split: z.enum(['random', 'equal']),
        total: amountAnswer,
        least: amountAnswer,
        step: amountAnswer,
        /** Which piece the reader opened, from 1. */
        ownPiece: z.nullable(z.number()),
      }),
    ),
    /** When the prizes were drawn; null before and of an envelope. */
    drawnAt: z.nullable(z.number()),
    /** Tickets in all once they are numbered, or pieces of an envelope. */
    count: z.number(),
    /** Pieces of an envelope that are taken. */
    taken: z.number(),
    /** The reader's own tickets so far; 0 for visitors. */
    ownTickets: z.number(),
    /** The numbers of the reader's tickets, once there are any. */
    ownRange: z.nullable(z.strictObject({ first: z.number(), last: z.number() })),
    prizes: z.array(
      z.strictObject({
        prize: z.number(),
        amount: amountAnswer,
        /** Null before it is drawn, and where there were fewer tickets than prizes. */
        ticket: z.nullable(z.number()),
        customerName: z.nullable(z.string()),
        isOwn: z.boolean(),
      }),
    ),
  }),
  refusals: ['promotion.not.found'],
  runs: 'reads',
})
