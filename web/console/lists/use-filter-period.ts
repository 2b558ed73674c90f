import { useKit } from '@croupier/kit/words.tsx'
import { dayPeriod } from './day-period.ts'

/** The instants of two calendar days of the brand's zone, as lists by time take them: `from` included, `until` not. */
export function useFilterPeriod(from: string | undefined, to: string | undefined): { from?: number; until?: number } {
  const { timeZone } = useKit()
  const startsAt = from === undefined ? undefined : dayPeriod(from, timeZone)?.startsAt
  const endsAt = to === undefined ? undefined : dayPeriod(to, timeZone)?.endsAt
  return { ...(startsAt === undefined ? {} : { from: startsAt }), ...(endsAt === undefined ? {} : { until: endsAt }) }
}
