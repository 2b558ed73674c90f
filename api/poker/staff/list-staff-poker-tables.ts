import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { tableId, tableTerms } from '../poker-answers.ts'

/** A table with who sits there and what lies on it. */
export const staffTable = z.strictObject({
  table: tableTerms,
  openedAt: z.number(),
  hands: z.number(),
  /** Of all hands. */
  rake: z.string(),
  /** On the table now, in the pot and before the players. */
  chips: z.string(),
  isPlaying: z.boolean(),
  seats: z.array(
    z.strictObject({
      seat: z.number(),
      account: z.string(),
      memberId: z.string(),
      stack: z.string(),
      isOut: z.boolean(),
      ip: z.string(),
      satAt: z.number(),
      /** Somebody else at the table came from the same address. */
      sharesAddress: z.boolean(),
    }),
  ),
})

export const listStaffPokerTables = operation({
  name: 'listStaffPokerTables',
  summary: 'Tables of the house’s poker: who sits there and from where, what lies on them, what they earned.',
  method: 'GET',
  path: '/staff/poker/tables',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({
    state: z.optional(z.enum(['open', 'closing', 'closed'])),
    before: z.optional(tableId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(staffTable), next: z.nullable(z.number()) }),
  refusals: [],
  runs: 'reads',
})
