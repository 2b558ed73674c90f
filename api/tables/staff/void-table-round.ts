import * as z from 'zod/mini'
import { note } from '../../lottery/staff/staff-answers.ts'
import { operation } from '../../operation.ts'
import { roundId } from '../table-answers.ts'

export const voidTableRound = operation({
  name: 'voidTableRound',
  summary: 'Call off the round of a table that is paused: all bets on it return.',
  method: 'POST',
  path: '/staff/tables/rounds/:roundId/void',
  caller: 'staff',
  permission: 'rounds.rule',
  audited: true,
  fourEyes: true,
  // Of everybody who bet on the round.
  memberMoney: 'edits',
  input: z.strictObject({ roundId, note }),
  /** Of how many members bets were on it. */
  output: z.strictObject({ members: z.number() }),
  refusals: ['tables.round.not.found', 'tables.round.state'],
  runs: 'transaction',
})
