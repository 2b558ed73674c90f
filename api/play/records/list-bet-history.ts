import * as z from 'zod/mini'
import { clientWords } from '../../games/limits.ts'
import { operation } from '../../operation.ts'
import { recordPageAnswer, recordPageFields } from '../../records/record-period.ts'
import { betRecord, betRecordFilter, betTotals } from './bet-record.ts'

export const listBetHistory = operation({
  name: 'listBetHistory',
  summary: 'Your rounds, newest first, with their totals.',
  method: 'GET',
  path: '/wps/report/accountGameBetHistory',
  caller: 'member',
  input: z.strictObject({ ...clientWords, ...betRecordFilter, ...recordPageFields }),
  output: z.strictObject({
    list: z.array(betRecord),
    /** Null for who reads on by `before`: they came with the first page. */
    totals: z.nullable(betTotals),
    ...recordPageAnswer,
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
