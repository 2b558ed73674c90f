import { compareVendorReport } from '@croupier/api/play/vendor-reports/compare-vendor-report.ts'
import { Money } from '@croupier/basis/money.ts'
import type { Queryable } from '../../../platform/database.ts'
import { implement } from '../../../platform/implement.ts'
import { describeReported, describeSums } from './describe-reported.ts'
import { namedRows } from './named-rows.ts'
import { type VendorPeriod, vendorPeriod } from './report-period.ts'
import { reportRows, roundsNamed } from './report-rows-store.ts'
import { readReport, ReportComparison } from './vendor-report.ts'

const AT_ONCE = 5_000
const NAMED_AT_ONCE = 1_000
const FAULTS_SHOWN = 100

/** All of ours in the period, page by page. */
async function meetOurs(db: Queryable, period: VendorPeriod, comparison: ReportComparison): Promise<void> {
  let after: string | undefined
  do {
    const rows = await reportRows(db, period, { after, limit: AT_ONCE })
    for (const ours of await namedRows(db, rows)) comparison.meet(ours)
    after = rows.length === AT_ONCE ? rows.at(-1)!.id : undefined
  } while (after !== undefined)
}

/** Rounds that only the vendor seems to have may be from just before or after the period with us. */
async function lookForOthers(db: Queryable, vendorId: number, comparison: ReportComparison): Promise<void> {
  const refs = comparison.unmet().map(({ ref }) => ref)
  for (let start = 0; start < refs.length; start += NAMED_AT_ONCE) {
    const rows = await roundsNamed(db, vendorId, refs.slice(start, start + NAMED_AT_ONCE))
    for (const ours of await namedRows(db, rows)) comparison.meet(ours, false)
  }
}

export default implement(compareVendorReport, async (ctx, { report, ...asked }) => {
  const period = vendorPeriod(ctx, asked)
  const { rounds, faults } = await readReport(report)
  const missing = faults.filter(({ messageKey }) => messageKey === 'fault.column.missing')
  if (missing.length > 0) {
    const fields = missing.map(({ field, messageKey }) => ({ field: `report.${field}`, messageKey }))
    throw ctx.refusal('request.invalid', { fields })
  }
  const comparison = new ReportComparison(rounds)
  await meetOurs(ctx.db, period, comparison)
  await lookForOthers(ctx.db, period.vendorId, comparison)

  const onlyTheirs = comparison.onlyTheirs().map(describeReported)
  const answer = {
    counts: { ...comparison.counts, faulty: faults.length },
    totals: comparison.totals().map(({ currency, theirs, ours }) => ({
      currency,
      theirs: describeSums(currency, theirs),
      ours: describeSums(currency, ours),
    })),
    different: comparison.different.map(({ ours, theirs }) => ({
      ...describeReported(ours),
      theirStake: new Money(theirs.currency, theirs.stake).toString(),
      theirPayout: new Money(theirs.currency, theirs.payout).toString(),
      theirCurrency: theirs.currency,
    })),
    onlyTheirs,
    onlyOurs: comparison.onlyOurs.map(describeReported),
    faults: faults.slice(0, FAULTS_SHOWN),
  }
  return ctx.conclude(async () => answer)
})
