import type { LimitPeriod } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import type { Queryable, Tx } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { amountText } from '../purses/purses.ts'
import { limitInTheWay, periodsAt } from './deposit-limits.ts'
import { limitsOf, usedOf } from './deposit-limits-store.ts'

export type LimitInTheWay = NonNullable<ReturnType<typeof limitInTheWay>>

export const nothingUsed: Readonly<Record<LimitPeriod, bigint>> = { day: 0n, week: 0n, month: 0n }

/** What each of these members has used of the periods that run. Ledger units. */
export async function usedNow(db: Queryable, memberIds: readonly bigint[], timeZone: string, now: number) {
  const periods = periodsAt(timeZone, now)
  const since = { day: periods.day.startsAt, week: periods.week.startsAt, month: periods.month.startsAt }
  return usedOf(db, memberIds, since, now)
}

/** Of those who want to pay in so many ledger units, whose limits are in the way. Their members are locked. */
export async function limitsInTheWay(
  tx: Tx,
  wishes: readonly { memberId: bigint; units: bigint }[],
  timeZone: string,
  now: number,
): Promise<ReadonlyMap<bigint, LimitInTheWay>> {
  const limits = await limitsOf(
    tx,
    wishes.map(({ memberId }) => memberId),
    now,
  )
  const found = new Map<bigint, LimitInTheWay>()
  // Most have set none: nothing is summed for them.
  if (limits.size === 0) return found
  const used = await usedNow(tx, [...limits.keys()], timeZone, now)
  for (const { memberId, units } of wishes) {
    const own = limits.get(memberId)
    const inTheWay = own && limitInTheWay(own, used.get(memberId) ?? nothingUsed, units)
    if (inTheWay) found.set(memberId, inTheWay)
  }
  return found
}

export function limitRefusal(currency: string, { period, left }: LimitInTheWay): Refusal {
  return new Refusal('deposit.limit', { period, left: amountText(currency, left), currency })
}

/**
 * One that is locked may pay in so many ledger units.
 * @throws Refusal deposit.limit
 */
export async function requireRoomToDeposit(
  tx: Tx,
  { memberId, currency, units }: { memberId: bigint; currency: string; units: bigint },
  timeZone: string,
  now: number,
): Promise<void> {
  const inTheWay = (await limitsInTheWay(tx, [{ memberId, units }], timeZone, now)).get(memberId)
  if (inTheWay) throw limitRefusal(currency, inTheWay)
}
