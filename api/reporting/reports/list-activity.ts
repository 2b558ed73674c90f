import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { reportDay, reportFilter, reportFrame } from './report-answers.ts'

export const listActivity = operation({
  name: 'listActivity',
  summary: 'Who registered, played and paid in, day by day, newest first.',
  method: 'GET',
  path: '/staff/reports/activity',
  caller: 'staff',
  permission: 'reports.read',
  input: z.strictObject(reportFilter),
  output: z.strictObject({
    ...reportFrame,
    list: z.array(
      z.strictObject({
        day: reportDay,
        registrations: z.number(),
        firstDeposits: z.number(),
        depositors: z.number(),
        /** Members with a round that settled. */
        players: z.number(),
        /** Of these, who never played before. */
        newPlayers: z.number(),
        rounds: z.number(),
      }),
    ),
    /** Members and rounds of all days that were asked for; nobody who comes twice is counted twice. */
    total: z.strictObject({
      registrations: z.number(),
      firstDeposits: z.number(),
      newPlayers: z.number(),
      rounds: z.number(),
    }),
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
