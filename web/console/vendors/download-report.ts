import { listVendorReport } from '@croupier/api/play/vendor-reports/list-vendor-report.ts'
import { reportHead, reportLine } from '@croupier/api/play/vendor-reports/vendor-reports.ts'
import { call } from '@croupier/client/call.ts'

const AT_ONCE = 5_000

/** Our rounds of a vendor's period as a CSV file, read page by page and handed to the browser. */
export async function downloadReport(period: { code: string; from: number; until: number }): Promise<void> {
  const parts = [reportHead]
  let after: string | undefined
  do {
    const { list, next } = await call(listVendorReport, {
      ...period,
      pageSize: AT_ONCE,
      ...(after === undefined ? {} : { after }),
    })
    parts.push(...list.map(reportLine))
    after = next ?? undefined
  } while (after !== undefined)

  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${period.code}-${new Date(period.from).toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
