import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { fixtureId, leagueCode } from '../book-answers.ts'
import { staffFixture } from './staff-answers.ts'

export const fixtureStates = ['running', 'coming', 'over'] as const

export const listStaffFixtures = operation({
  name: 'listStaffFixtures',
  summary:
    'Matches of a league with what was bet on them and what could be lost: the latest planned first, or those of one state.',
  method: 'GET',
  path: '/staff/book/fixtures',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({
    gameCode: z.optional(leagueCode),
    /** `running` and `coming`: the one that starts first comes first. `over`: the latest first. */
    state: z.optional(z.enum(fixtureStates)),
    before: z.optional(fixtureId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(staffFixture), next: z.nullable(z.number()) }),
  refusals: [],
  runs: 'reads',
})
