import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { cashFigures, reportDay, reportFilter, reportFrame } from './report-answers.ts'

export const listCash = operation({
  name: 'listCash',
  summary: 'Deposits and withdrawals day by day, newest first.',
  method: 'GET',
  path: '/staff/reports/cash',
  caller: 'staff',
  permission: 'reports.read',
  input: z.strictObject(reportFilter),
  output: z.strictObject({
    ...reportFrame,
    /** Depositors are members, each once a day. */
    list: z.array(z.strictObject({ day: reportDay, depositors: z.number(), ...cashFigures })),
    /** Of all days that were asked for. */
    total: z.strictObject(cashFigures),
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
