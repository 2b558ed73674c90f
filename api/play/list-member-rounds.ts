import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'
import { recordPageAnswer, recordPageFields } from '../records/record-period.ts'
import { betRecord, betRecordFilter, betTotals } from './bet-record.ts'

export const listMemberRounds = operation({
  name: 'listMemberRounds',
  summary: 'A member’s rounds, newest first, and what they come to; a trial’s are of play money.',
  method: 'GET',
  path: '/staff/members/:account/rounds',
  caller: 'staff',
  permission: 'rounds.read',
  input: z.strictObject({ account: accountName, ...betRecordFilter, ...recordPageFields }),
  output: z.strictObject({
    list: z.array(betRecord),
    /** Null for who reads on by `before`: they came with the first page. */
    totals: z.nullable(betTotals),
    ...recordPageAnswer,
  }),
  refusals: ['member.not.found', 'request.invalid'],
  runs: 'reads',
})
