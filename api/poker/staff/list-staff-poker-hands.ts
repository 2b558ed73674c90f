import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { handId, tableId } from '../poker-answers.ts'

export const listStaffPokerHands = operation({
  name: 'listStaffPokerHands',
  summary: 'Hands of the house’s poker, the latest first: who played, pot and rake.',
  method: 'GET',
  path: '/staff/poker/hands',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({
    tableId: z.optional(tableId),
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
        state: z.enum(['playing', 'ended', 'void']),
        startedAt: z.number(),
        currency: z.string(),
        isTrial: z.boolean(),
        pot: z.string(),
        rake: z.string(),
        /** Shown once the hand is over. */
        board: z.array(z.string()),
        players: z.array(
          z.strictObject({
            seat: z.number(),
            account: z.string(),
            memberId: z.string(),
            stake: z.string(),
            payout: z.string(),
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
