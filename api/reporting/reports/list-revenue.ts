import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { reportDay, reportFilter, reportFrame, revenueFigures } from './report-answers.ts'

export const listRevenue = operation({
  name: 'listRevenue',
  summary: 'GGR and NGR day by day, newest first, and what they are made of.',
  method: 'GET',
  path: '/staff/reports/revenue',
  caller: 'staff',
  permission: 'reports.read',
  input: z.strictObject(reportFilter),
  output: z.strictObject({
    ...reportFrame,
    list: z.array(z.strictObject({ day: reportDay, players: z.number(), ...revenueFigures })),
    /** Of all days that were asked for. */
    total: z.strictObject(revenueFigures),
    /** Until when costs are counted, epoch milliseconds; null where nothing is yet. */
    countedUntil: z.nullable(z.number()),
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
