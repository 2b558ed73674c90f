import { listVendorReport } from '@croupier/api/play/vendor-reports/list-vendor-report.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { describeReported } from './describe-reported.ts'
import { namedRows } from './named-rows.ts'
import { vendorPeriod } from './report-period.ts'
import { reportRows } from './report-rows-store.ts'

export default implement(listVendorReport, async (ctx, { after, pageSize, ...asked }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    reportRows(ctx.db, vendorPeriod(ctx, asked), { after, limit }),
  )
  return {
    list: (await namedRows(ctx.db, page)).map(describeReported),
    next,
  }
})
