import type { differenceAnswer, providerReportAnswer } from '@croupier/api/wallet/reports/provider-reports.ts'
import type * as z from 'zod/mini'
import type { ProviderReport, StoredDifference } from './reports-store.ts'

export function describeReport(report: ProviderReport): z.input<typeof providerReportAnswer> {
  return { ...report, id: report.id.toString() }
}

export function describeDifference(difference: StoredDifference): z.input<typeof differenceAnswer> {
  return { ...difference, id: difference.id.toString() }
}
