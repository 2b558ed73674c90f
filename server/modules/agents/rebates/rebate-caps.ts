import { localDate } from '@croupier/basis/period.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { placesOf } from '../teams/places.ts'
import { capOn } from './rebate-rates.ts'
import { isAnyRateGiven, ratesGiven } from './rebates-store.ts'

/** What uplines allow a member on a day of the merchant's calendar, in hundredths of a per cent; undefined: as the house. */
export type RebateCaps = (memberId: bigint, category: string, day: string) => number | undefined

/** Fulfils the ports of promotions and lotteries: what uplines allow these members. */
export async function rebateCapsOf(db: Queryable, memberIds: readonly bigint[]): Promise<RebateCaps> {
  // Who is above thousands of members is not read where nobody gives anything.
  if (!(await isAnyRateGiven(db))) return () => undefined
  const places = await placesOf(db, memberIds)
  const rates = await ratesGiven(db, places.ids, places.ids)
  if (rates.length === 0) return () => undefined
  return (memberId, category, day) => capOn(rates, places.chainOn(memberId, day), category, day)
}

/** Today at the house, and tomorrow, from when a change counts. */
export function rebateDays(scope: Pick<Scope, 'use' | 'clock'>): { today: string; tomorrow: string } {
  const today = localDate(scope.use(settingsPort).read(timeZone), scope.clock.now())
  const next = new Date(`${today}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return { today, tomorrow: next.toISOString().slice(0, 10) }
}
