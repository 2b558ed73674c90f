import { showProviderReport } from '@croupier/api/wallet/reports/show-provider-report.ts'
import { implement } from '../../../platform/implement.ts'
import { describeDifference, describeReport } from './describe-report.ts'
import { differencesOf, findReport } from './reports-store.ts'

export default implement(showProviderReport, async (ctx, { id: text }) => {
  const id = BigInt(text)
  const report = await findReport(ctx.db, id)
  if (!report) throw ctx.refusal('provider.report.not.found')
  return { report: describeReport(report), list: (await differencesOf(ctx.db, id)).map(describeDifference) }
})
