import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { fixtureId } from '../book-answers.ts'

export const suspendFixture = operation({
  name: 'suspendFixture',
  summary: 'Stop selling a match and cashing out on it, or go on.',
  method: 'POST',
  path: '/staff/book/fixtures/:fixtureId/suspension',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ fixtureId, isSuspended: z.boolean() }),
  output: z.strictObject({ isSuspended: z.boolean() }),
  refusals: ['book.fixture.not.found', 'book.fixture.state'],
  runs: 'transaction',
})
