import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { goodId } from './point-answers.ts'
import { staffGood } from './staff-point-answers.ts'

export const publishPointGood = operation({
  name: 'publishPointGood',
  summary: 'Publish a good in the points mall. Money above one operator’s limit needs a second operator.',
  method: 'POST',
  path: '/staff/points/goods/:goodId/publish',
  caller: 'staff',
  permission: 'promotions.publish',
  audited: true,
  memberMoney: 'none',
  fourEyes: 'above-limit',
  input: z.strictObject({ goodId }),
  output: staffGood,
  refusals: ['points.good.not.found', 'points.good.over', 'points.good.state', 'points.good.changed'],
  runs: 'transaction',
})
