import type { Queryable } from '../../../platform/database.ts'
import { accountNamesOf } from '../../identity/index.ts'
import type { ReportRow } from './report-rows-store.ts'
import type { ReportedRound } from './vendor-report.ts'

/** Rounds with their members' names, as vendors know them. */
export async function namedRows(db: Queryable, rows: readonly ReportRow[]): Promise<ReportedRound[]> {
  const accounts = await accountNamesOf(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map(({ memberId, ref, currency, stake, payout, openedAt }) => ({
    account: accounts.get(memberId) ?? '',
    ref,
    currency,
    stake,
    payout,
    time: openedAt,
  }))
}
