import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { gameCode, numero } from '../lottery-answers.ts'
import { note } from './staff-answers.ts'

export const voidDraw = operation({
  name: 'voidDraw',
  summary: 'Call a draw off that has no result: all stakes return.',
  method: 'POST',
  path: '/staff/lotteries/:gameCode/draws/:numero/void',
  caller: 'staff',
  permission: 'rounds.rule',
  audited: true,
  fourEyes: true,
  // Of everybody who bet on the draw.
  memberMoney: 'edits',
  input: z.strictObject({ gameCode, numero, note }),
  output: z.strictObject({ orders: z.number() }),
  refusals: ['lottery.draw.not.found', 'lottery.draw.state'],
  runs: 'transaction',
})
