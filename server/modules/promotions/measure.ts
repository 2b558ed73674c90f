import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import { playedByDay } from '../figures/index.ts'
import { timeZone } from '../settings/index.ts'
import { depositedSince } from './deposits/deposits-store.ts'
import type { Measured } from './kinds/mission.ts'
import type { Promotion } from './promotion.ts'

/** The merchant's zone. */
export function zoneOf(scope: Pick<Scope, 'use'>): string {
  return scope.use(settingsPort).read(timeZone)
}

/** From when a mission counts now, and what its occurrences of this period are called. */
export function missionPeriod(
  { startsAt }: Pick<Promotion, 'startsAt'>,
  { period }: Pick<TermsOf<'mission'>, 'period'>,
  zone: string,
  now: number,
): { since: number; name: string } {
  if (period === 'once') return { since: startsAt, name: 'once' }
  const since = Math.max(startsAt, periodAt(period, zone, now).startsAt)
  return { since, name: `${period}:${new Date(periodAt(period, zone, now).startsAt).toISOString()}` }
}

/** What a member did since a moment that missions ask for. */
export async function measure(
  scope: Pick<Scope, 'use' | 'clock'>,
  db: Queryable,
  member: { memberId: bigint; currency: string },
  terms: Pick<TermsOf<'mission'>, 'measure' | 'gameType'>,
  since: number,
): Promise<Measured> {
  const none = { validBet: 0n, rounds: 0n, deposits: 0n }
  const { memberId, currency } = member
  if (terms.measure === 'deposits') return { ...none, deposits: await depositedSince(db, memberId, currency, since) }
  const until = scope.clock.now() + 1
  const played = await playedByDay(db, { memberIds: [memberId], currency, from: since, until, zone: zoneOf(scope) })
  const counted = played.filter(({ gameType }) => terms.gameType === null || gameType === terms.gameType)
  return counted.reduce(
    (sum, { validBet, rounds }) => ({ ...sum, validBet: sum.validBet + validBet, rounds: sum.rounds + rounds }),
    none,
  )
}
