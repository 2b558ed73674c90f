import { listVendorReport } from '@croupier/api/play/vendor-reports/list-vendor-report.ts'
import { implement } from '../../../platform/implement.ts'
import { describeReported } from './describe-reported.ts'
import { namedRows } from './named-rows.ts'
import { vendorPeriod } from './report-period.ts'
import { reportRows } from './report-rows-store.ts'

export default implement(listVendorReport, async (ctx, { after, pageSize, ...asked }) => {
  const rows = await reportRows(ctx.db, vendorPeriod(ctx, asked), { after, limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  return {
    list: (await namedRows(ctx.db, page)).map(describeReported),
    next: rows.length > pageSize ? page.at(-1)!.id : null,
  }
})
