import { listProviderReports } from '@croupier/api/wallet/reports/list-provider-reports.ts'
import { implement } from '../../../platform/implement.ts'
import { joinPlace, momentPlace, readPage } from '../../../platform/page.ts'
import { describeReport } from './describe-report.ts'
import { listReports, type ProviderReport } from './reports-store.ts'

const placeOf = ({ at, id }: ProviderReport): string => joinPlace(at, id)

export default implement(listProviderReports, async (ctx, { differing, before, pageSize }) => {
  const { rows, next } = await readPage(pageSize, placeOf, (limit) =>
    listReports(ctx.db, { isDiffering: differing === 'yes', before: momentPlace(before), limit }),
  )
  return { list: rows.map(describeReport), next }
})
