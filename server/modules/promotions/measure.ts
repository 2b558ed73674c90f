import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import { playedByDay, type PlayedOnDay } from '../figures/index.ts'
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

type Asked = Pick<TermsOf<'mission'>, 'measure' | 'gameType'>

/** Measures what a member did since a moment; several missions of one moment read it once. */
export function measurer(
  scope: Pick<Scope, 'use' | 'clock'>,
  db: Queryable,
  { memberId, currency }: { memberId: bigint; currency: string },
): (terms: Asked, since: number) => Promise<Measured> {
  const none = { validBet: 0n, rounds: 0n, deposits: 0n }
  const until = scope.clock.now() + 1
  const played = new Map<number, readonly PlayedOnDay[]>()
  const deposited = new Map<number, bigint>()
  return async (terms, since) => {
    if (terms.measure === 'deposits') {
      const deposits = deposited.get(since) ?? (await depositedSince(db, memberId, currency, since))
      deposited.set(since, deposits)
      return { ...none, deposits }
    }
    const asked = { memberIds: [memberId], currency, from: since, until, zone: zoneOf(scope) }
    const days = played.get(since) ?? (await playedByDay(db, asked))
    played.set(since, days)
    const counted = days.filter(({ gameType }) => terms.gameType === null || gameType === terms.gameType)
    return counted.reduce(
      (sum, { validBet, rounds }) => ({ ...sum, validBet: sum.validBet + validBet, rounds: sum.rounds + rounds }),
      none,
    )
  }
}

/** What a member did since a moment that a mission asks for. */
export function measure(
  scope: Pick<Scope, 'use' | 'clock'>,
  db: Queryable,
  member: { memberId: bigint; currency: string },
  terms: Asked,
  since: number,
): Promise<Measured> {
  return measurer(scope, db, member)(terms, since)
}
