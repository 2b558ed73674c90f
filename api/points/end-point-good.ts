import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { goodId } from './point-answers.ts'
import { staffGood } from './staff-point-answers.ts'

export const endPointGood = operation({
  name: 'endPointGood',
  summary: 'Take a good out of the mall for good. What was asked for is still decided.',
  method: 'POST',
  path: '/staff/points/goods/:goodId/end',
  caller: 'staff',
  permission: 'promotions.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ goodId }),
  output: staffGood,
  refusals: ['points.good.not.found', 'points.good.state'],
  runs: 'transaction',
})
