import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { handId } from './poker-answers.ts'

export const listPokerHands = operation({
  name: 'listPokerHands',
  summary: 'Hands you played, the latest first: what you put in and took.',
  method: 'GET',
  path: '/wps/poker/hands',
  caller: 'session',
  input: z.strictObject({
    tableId: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
    before: z.optional(handId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        handId: z.string(),
        tableId: z.number(),
        tableName: z.string(),
        number: z.number(),
        endedAt: z.number(),
        currency: z.string(),
        isTrial: z.boolean(),
        cards: z.array(z.string()),
        board: z.array(z.string()),
        stake: z.string(),
        payout: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
