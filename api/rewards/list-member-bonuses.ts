import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'
import { listBonuses } from './list-bonuses.ts'
import { rewardPageSize, rewardPlace } from './reward-answers.ts'

export const listMemberBonuses = operation({
  name: 'listMemberBonuses',
  summary: 'What a member has claimed, newest first, with the progress of its turnover.',
  method: 'GET',
  path: '/staff/members/:account/bonuses',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({
    account: accountName,
    /** `next` of the page before. */
    before: z.optional(rewardPlace),
    pageSize: rewardPageSize,
  }),
  output: listBonuses.output,
  refusals: ['member.not.found'],
  runs: 'reads',
})
