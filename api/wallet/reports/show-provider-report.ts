import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { differenceAnswer, providerReportAnswer, reportId } from './provider-reports.ts'

export const showProviderReport = operation({
  name: 'showProviderReport',
  summary: 'A compared report with what differs.',
  method: 'GET',
  path: '/staff/provider-reports/:id',
  caller: 'staff',
  permission: 'payments.read',
  input: z.strictObject({ id: reportId }),
  output: z.strictObject({ report: providerReportAnswer, list: z.array(differenceAnswer) }),
  refusals: ['provider.report.not.found'],
  runs: 'reads',
})
