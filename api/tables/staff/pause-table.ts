import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { tableCode } from '../table-answers.ts'

export const pauseTable = operation({
  name: 'pauseTable',
  summary: 'Stop a table: no bets are taken and nothing more is dealt; or go on.',
  method: 'POST',
  path: '/staff/tables/:gameCode/pause',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ gameCode: tableCode, isPaused: z.boolean() }),
  output: z.strictObject({ isPaused: z.boolean() }),
  refusals: ['tables.game.closed'],
  runs: 'transaction',
})
