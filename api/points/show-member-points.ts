import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'
import { pointLine } from './list-point-record.ts'
import { pointPageSize, pointsAnswer } from './point-answers.ts'

export const showMemberPoints = operation({
  name: 'showMemberPoints',
  summary: 'A member’s points: how many, and every change of them, newest first.',
  method: 'GET',
  path: '/staff/members/:account/points',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({
    account: accountName,
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: pointPageSize,
  }),
  output: z.strictObject({
    balance: pointsAnswer,
    owed: pointsAnswer,
    list: z.array(pointLine),
    next: z.nullable(z.string()),
  }),
  refusals: ['member.not.found', 'wallet.purse.missing'],
  runs: 'reads',
})
