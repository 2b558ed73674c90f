import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { localDate, periodAt } from '@croupier/basis/period.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { validBetsByDay } from '../../figures/index.ts'
import { unitsOf } from '../kinds/payable.ts'
import { type DueDay, raiseOf, rebateDue, toPay } from '../kinds/rebate.ts'
import { type Privileges, privilegesOf } from '../levels/privileges.ts'
import { zoneOf } from '../measure.ts'
import type { Promotion } from '../promotion.ts'
import { rebateCapsPort } from './rebate-caps-port.ts'
import { paidRebates } from './rebates-store.ts'

/** How far back a correction is still made up for. */
const DAYS_BACK = 62
const DAY = 86_400_000

export interface DueRebate {
  memberId: bigint
  lines: readonly DueDay[]
  /** What is to pay now, raised by the member's level; 0 below the minimum. Ledger units. */
  amount: bigint
  /** Per cent by which the level raises it. */
  raise: string | null
}

/**
 * What a rebate owes these members for play before a moment, by day and category, less what it has paid.
 * @param until epoch milliseconds, not included
 */
export async function dueRebates(
  scope: Pick<Scope, 'use' | 'clock'>,
  db: Queryable,
  promotion: Pick<Promotion, 'id' | 'currency' | 'startsAt'>,
  terms: TermsOf<'rebate'>,
  memberIds: readonly bigint[],
  until: number,
): Promise<DueRebate[]> {
  const zone = zoneOf(scope)
  // From the beginning of a day: of one that is read in part, what was rightly paid would be taken back.
  const from = Math.max(promotion.startsAt, periodAt('day', zone, until - DAYS_BACK * DAY).startsAt)
  const { currency } = promotion
  const played = await validBetsByDay(db, { memberIds, currency, from, until, zone })
  const paid = await paidRebates(db, promotion.id, memberIds, localDate(zone, from))
  const paidOf = new Map(paid.map((line) => [`${line.memberId} ${line.day} ${line.gameType}`, line.paid]))
  const capOf = await scope.use(rebateCapsPort).capsOf(db, memberIds)
  const minimum = unitsOf(currency, terms.minimum)
  const raises = ({ rebateRaise }: Privileges) => rebateRaise !== null
  const privileges = await privilegesOf(scope, db, currency, memberIds, raises)
  return [...Map.groupBy(played, ({ memberId }) => memberId)].map(([memberId, days]) => {
    const lines = rebateDue(
      terms,
      currency,
      days.map((line) => ({
        ...line,
        paid: paidOf.get(`${memberId} ${line.day} ${line.gameType}`) ?? 0n,
        cap: capOf(memberId, line.gameType, line.day),
      })),
    )
    const raise = privileges(memberId)?.rebateRaise ?? null
    const amount = toPay(lines, minimum)
    return { memberId, lines, amount: amount + raiseOf(currency, amount, raise), raise }
  })
}
