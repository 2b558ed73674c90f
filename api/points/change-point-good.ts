import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { goodId } from './point-answers.ts'
import { goodDraft, staffGood } from './staff-point-answers.ts'

export const changePointGood = operation({
  name: 'changePointGood',
  summary: 'Change a good. Once it is published, its price and its money stay, and money does not become more.',
  method: 'PUT',
  path: '/staff/points/goods/:goodId',
  caller: 'staff',
  permission: 'promotions.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ goodId, ...goodDraft }),
  output: staffGood,
  refusals: ['request.invalid', 'points.good.not.found', 'points.good.state'],
  runs: 'transaction',
})
