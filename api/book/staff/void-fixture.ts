import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { note } from '../../lottery/staff/staff-answers.ts'
import { fixtureId } from '../book-answers.ts'

export const voidFixture = operation({
  name: 'voidFixture',
  summary: 'Call a match off that is not settled: bets on it return, and slips go on without it.',
  method: 'POST',
  path: '/staff/book/fixtures/:fixtureId/void',
  caller: 'staff',
  permission: 'rounds.rule',
  audited: true,
  fourEyes: true,
  // Of everybody who bet on the match.
  memberMoney: 'edits',
  input: z.strictObject({ fixtureId, note }),
  /** Of how many members open slips were on it. */
  output: z.strictObject({ members: z.number() }),
  refusals: ['book.fixture.not.found', 'book.fixture.state'],
  runs: 'transaction',
})
