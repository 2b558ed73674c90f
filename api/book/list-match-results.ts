import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { fixtureAnswer, fixtureId, leagueCode } from './book-answers.ts'

export const listMatchResults = operation({
  name: 'listMatchResults',
  summary: 'Matches of a league that are over, the latest first.',
  method: 'GET',
  path: '/wps/book/leagues/:gameCode/results',
  caller: 'anyone',
  input: z.strictObject({
    gameCode: leagueCode,
    before: z.optional(fixtureId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(fixtureAnswer), next: z.nullable(z.number()) }),
  refusals: [],
  runs: 'reads',
})
