import type { MemberSession } from '../../../platform/actor.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { depositPromotionsPort } from './deposit-promotions-port.ts'

/** @throws Refusal deposit.promotion.unknown for one the member has not joined */
export async function requireJoined(
  ctx: Scope & { session: MemberSession },
  db: Queryable,
  promotion: string | undefined,
): Promise<void> {
  if (promotion === undefined || promotion === 'none') return
  const { memberId, currency } = ctx.session
  const joined = await ctx.use(depositPromotionsPort).joined(ctx, db, memberId, currency)
  if (!joined.some(({ id }) => id === promotion)) throw new Refusal('deposit.promotion.unknown')
}
