import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { reportCurrency } from './report-answers.ts'

/** For how many months after the first it is told who came back. */
export const RETENTION_MONTHS = 12

const players = z.nullable(z.number())

export const listRetention = operation({
  name: 'listRetention',
  summary: 'Of those who first paid in within a month, how many played in it and in each of the twelve months after.',
  method: 'GET',
  path: '/staff/reports/retention',
  caller: 'staff',
  permission: 'reports.read',
  input: z.strictObject({ currency: z.optional(reportCurrency) }),
  output: z.strictObject({
    currency: z.string(),
    /** The last thirteen months with such members, newest first, as they were counted last night. */
    list: z.array(
      z.strictObject({
        /** Of the merchant's calendar: `2026-11`. */
        cohort: z.string(),
        members: z.number(),
        /** Who played in the month itself, and so many months later; null for months that have not begun. */
        month0: players,
        month1: players,
        month2: players,
        month3: players,
        month4: players,
        month5: players,
        month6: players,
        month7: players,
        month8: players,
        month9: players,
        month10: players,
        month11: players,
        month12: players,
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
