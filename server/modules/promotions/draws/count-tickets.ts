import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import type { Queryable } from '../../../platform/database.ts'
import { validBetsOf } from '../../figures/index.ts'
import { depositedWithin } from '../deposits/deposits-store.ts'
import { ticketsEarned } from '../kinds/raffle.ts'
import type { Promotion } from '../promotion.ts'

/** How many tickets each of these members has earned while a raffle ran; who has none is missing. */
export async function countTickets(
  db: Queryable,
  { currency, startsAt }: Pick<Promotion, 'currency' | 'startsAt'>,
  terms: TermsOf<'raffle'>,
  memberIds: readonly bigint[],
  until: number,
): Promise<ReadonlyMap<bigint, number>> {
  const period = { memberIds, currency, from: startsAt, until }
  const measured = await (terms.measure === 'deposits' ? depositedWithin(db, period) : validBetsOf(db, period))
  const earned = [...measured].map(([memberId, units]) => [memberId, ticketsEarned(terms, currency, units)] as const)
  return new Map(earned.filter(([, tickets]) => tickets > 0))
}
