import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { differenceAnswer, differencePlace, providerReportAnswer, reportId } from './provider-reports.ts'

export const showProviderReport = operation({
  name: 'showProviderReport',
  summary: 'A compared report with what differs: first what waits, then what is settled.',
  method: 'GET',
  path: '/staff/provider-reports/:id',
  caller: 'staff',
  permission: 'payments.read',
  input: z.strictObject({
    id: reportId,
    after: z.optional(differencePlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    report: providerReportAnswer,
    list: z.array(differenceAnswer),
    next: z.nullable(z.string()),
  }),
  refusals: ['provider.report.not.found'],
  runs: 'reads',
})
