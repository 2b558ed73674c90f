import { showProviderReport } from '@croupier/api/wallet/reports/show-provider-report.ts'
import { implement } from '../../../platform/implement.ts'
import { joinPlace, readPage, splitPlace } from '../../../platform/page.ts'
import { describeDifference, describeReport } from './describe-report.ts'
import { differencesOf, findReport, type StoredDifference } from './reports-store.ts'

const placeOf = ({ settledAt, id }: StoredDifference): string => joinPlace(settledAt === null ? 0 : 1, id)

export default implement(showProviderReport, async (ctx, { id: text, after, pageSize }) => {
  const id = BigInt(text)
  const report = await findReport(ctx.db, id)
  if (!report) throw ctx.refusal('provider.report.not.found')
  const place = splitPlace(after, (part) => part === '1', BigInt)
  const { rows, next } = await readPage(pageSize, placeOf, (limit) =>
    differencesOf(ctx.db, id, { after: place && { isSettled: place[0], id: place[1] }, limit }),
  )
  return { report: describeReport(report), list: rows.map(describeDifference), next }
})
