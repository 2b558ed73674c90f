import { listProviderReports } from '@croupier/api/wallet/reports/list-provider-reports.ts'
import { implement } from '../../../platform/implement.ts'
import { describeReport } from './describe-report.ts'
import { listReports } from './reports-store.ts'

export default implement(listProviderReports, async (ctx) => ({
  list: (await listReports(ctx.db)).map(describeReport),
}))
