import { localDate, type Period, periodAt } from '@croupier/basis/period.ts'
import type { Scope } from '../../platform/context.ts'
import { settingsPort } from '../../platform/settings.ts'
import { timeZone } from '../settings/index.ts'

/** The merchant's zone. */
export function zoneOf(scope: Pick<Scope, 'use'>): string {
  return scope.use(settingsPort).read(timeZone)
}

/** Today and tomorrow in the merchant's calendar, as `2026-11-23`, and when today began. */
export function merchantDay(scope: Pick<Scope, 'use' | 'clock'>): { today: string; tomorrow: string; period: Period } {
  const zone = zoneOf(scope)
  const now = scope.clock.now()
  const period = periodAt('day', zone, now)
  return { today: localDate(zone, now), tomorrow: localDate(zone, period.endsAt), period }
}
