import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { gameCode, numero } from '../lottery-answers.ts'
import { note, resultText } from './staff-answers.ts'

export const correctResult = operation({
  name: 'correctResult',
  summary: 'Correct the result of an outside draw: its orders are settled again, and only differences are booked.',
  method: 'POST',
  path: '/staff/lotteries/:gameCode/draws/:numero/correction',
  caller: 'staff',
  permission: 'rounds.rule',
  audited: true,
  fourEyes: true,
  // Of everybody who bet on the draw.
  memberMoney: 'edits',
  input: z.strictObject({ gameCode, numero, numbers: resultText, note }),
  output: z.strictObject({ revision: z.number() }),
  refusals: ['lottery.draw.not.found', 'lottery.draw.state', 'lottery.result.impossible'],
  runs: 'transaction',
})
