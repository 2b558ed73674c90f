import { periodAt } from '@croupier/basis/period.ts'
import type { MemberSession } from '../../platform/actor.ts'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { wageredSince } from '../figures/index.ts'
import { lastDepositAt } from './deposits/deposits-store.ts'
import { missionPeriod, zoneOf } from './measure.ts'
import type { Promotion } from './promotion.ts'
import { racesRun } from './races/runners-store.ts'
import { broughtAnybody } from './referral/referees-store.ts'

/** What counts for a promotion from which moment on; categories null: any. */
type Counts =
  | { what: 'bets'; since: number; gameTypes: readonly string[] | null }
  | { what: 'deposits'; since: number }
  | { what: 'race' | 'friends' }

function countsOf(scope: Pick<Scope, 'use' | 'clock'>, promotion: Promotion): Counts | undefined {
  const { promise, startsAt } = promotion
  const now = scope.clock.now()
  switch (promise.kind) {
    case 'rebate':
      return { what: 'bets', since: startsAt, gameTypes: promise.terms.rates.map(({ gameType }) => gameType) }
    case 'rescue': {
      const since = Math.max(startsAt, periodAt(promise.terms.period, zoneOf(scope), now).startsAt)
      return { what: 'bets', since, gameTypes: null }
    }
    case 'mission': {
      const { since } = missionPeriod(promotion, promise.terms, zoneOf(scope), now)
      const { gameType } = promise.terms
      if (promise.terms.measure === 'deposits') return { what: 'deposits', since }
      return { what: 'bets', since, gameTypes: gameType === null ? null : [gameType] }
    }
    case 'raffle':
      if (promise.terms.measure === 'deposits') return { what: 'deposits', since: startsAt }
      return { what: 'bets', since: startsAt, gameTypes: null }
    case 'vip':
      return { what: 'bets', since: 0, gameTypes: null }
    case 'race':
      return { what: 'race' }
    case 'referral':
      return { what: 'friends' }
    default:
      return undefined
  }
}

/** For which of these promotions something that a member did counts already: a bet, a deposit, a friend. */
export async function countedFor(
  scope: Pick<Scope, 'use' | 'clock'>,
  db: Queryable,
  promotions: readonly Promotion[],
  member: Pick<MemberSession, 'memberId' | 'currency'>,
): Promise<ReadonlySet<bigint>> {
  const { memberId, currency } = member
  const now = scope.clock.now()
  const asked = promotions
    .filter((promotion) => promotion.currency === currency && promotion.startsAt <= now)
    .flatMap((promotion) => {
      const counts = countsOf(scope, promotion)
      return counts ? [{ id: promotion.id, ...counts }] : []
    })
  const bets = asked.filter((one) => one.what === 'bets')
  const deposits = asked.filter((one) => one.what === 'deposits')
  const races = asked.filter(({ what }) => what === 'race').map(({ id }) => id)
  const friends = asked.filter(({ what }) => what === 'friends')

  const wagered = await wageredSince(db, member, bets)
  const depositedAt = deposits.length === 0 ? undefined : await lastDepositAt(db, memberId, currency)
  const run = races.length === 0 ? new Set<bigint>() : await racesRun(db, memberId, races)
  const brought = friends.length > 0 && (await broughtAnybody(db, memberId))
  return new Set([
    ...bets.filter((_, place) => wagered.has(place)).map(({ id }) => id),
    ...deposits.filter(({ since }) => depositedAt !== undefined && depositedAt >= since).map(({ id }) => id),
    ...run,
    ...(brought ? friends.map(({ id }) => id) : []),
  ])
}
