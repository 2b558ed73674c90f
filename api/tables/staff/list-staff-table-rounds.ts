import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { roundId, tableCode } from '../table-answers.ts'
import { staffRound } from './staff-answers.ts'

export const listStaffTableRounds = operation({
  name: 'listStaffTableRounds',
  summary: 'Rounds of tables with what was bet on them, the latest first.',
  method: 'GET',
  path: '/staff/tables/rounds',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({
    gameCode: z.optional(tableCode),
    /** Only rounds that somebody bet on. */
    withBets: z.optional(z.enum(['true', 'false'])),
    before: z.optional(roundId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(staffRound), next: z.nullable(z.number()) }),
  refusals: [],
  runs: 'reads',
})
