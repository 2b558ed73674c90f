import { listRetention, RETENTION_MONTHS } from '@croupier/api/reporting/reports/list-retention.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { implement } from '../../../platform/implement.ts'
import { merchantZonePort } from '../merchant-zone-port.ts'
import { type Retained, retainedOf } from './retention-store.ts'

type Cohort = OutputOf<typeof listRetention>['list'][number]

/** How many months after its cohort a month is. */
function monthsAfter({ cohort, month }: Pick<Retained, 'cohort' | 'month'>): number {
  const [one, other] = [cohort, month].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return (other ?? 0) - (one ?? 0)
}

/** Cohorts in their order, each with its months beside each other. */
export function cohortsOf(rows: readonly Retained[]): Cohort[] {
  const cohorts = [...new Set(rows.map(({ cohort }) => cohort))]
  return cohorts.map((cohort) => {
    const own = rows.filter((row) => row.cohort === cohort)
    const months = Array.from({ length: RETENTION_MONTHS + 1 }, (_, after) => {
      const counted = own.find((row) => monthsAfter(row) === after)
      return [`month${after}`, counted?.players ?? null] as const
    })
    // As of the last count: who was added since its first months were counted is in all that follow.
    return { cohort: cohort.slice(0, 7), members: own.at(-1)?.members ?? 0, ...Object.fromEntries(months) } as Cohort
  })
}

export default implement(listRetention, async (ctx, asked) => {
  const currency = asked.currency ?? ctx.use(merchantZonePort).currency()
  return { currency, list: cohortsOf(await retainedOf(ctx.db, currency, RETENTION_MONTHS + 1)) }
})
