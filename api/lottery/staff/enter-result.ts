import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { gameCode, numero } from '../lottery-answers.ts'
import { resultText } from './staff-answers.ts'

export const enterResult = operation({
  name: 'enterResult',
  summary: 'Enter what an outside lottery drew; two operators who enter the same make the result.',
  method: 'POST',
  path: '/staff/lotteries/:gameCode/draws/:numero/result',
  caller: 'staff',
  permission: 'rounds.rule',
  audited: true,
  // Of everybody who bet on the draw.
  memberMoney: 'edits',
  input: z.strictObject({ gameCode, numero, numbers: resultText }),
  output: z.strictObject({ state: z.enum(['first', 'agreed', 'disagrees']) }),
  refusals: ['lottery.draw.not.found', 'lottery.draw.state', 'lottery.result.impossible'],
  runs: 'transaction',
})
