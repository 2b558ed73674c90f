import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { staffLottery } from './staff-answers.ts'

export const listStaffLotteries = operation({
  name: 'listStaffLotteries',
  summary: 'Every lottery with its schedule and limits.',
  method: 'GET',
  path: '/staff/lotteries',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(staffLottery) }),
  refusals: [],
  runs: 'reads',
})
