import { takingOf, type Taking } from '@croupier/api/promotions/promotion-kinds.ts'
import type { MemberSession } from '../../../platform/actor.ts'
import type { ReadScope, Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findMember, isTrialType, type Member } from '../../identity/index.ts'
import { requireMayTakeReward } from '../../safeguards/index.ts'
import { isRunning, isSpent, type Promotion, type Version } from '../promotion.ts'
import { findPromotion } from '../promotions-store.ts'

const DAY = 86_400_000

/** Whether a promotion is meant for a member at all: the currency, how new they are, a real and open account. */
export function isFor(
  { currency }: Pick<Promotion, 'currency'>,
  { newMembersDays }: Pick<Version, 'newMembersDays'>,
  member: Pick<Member, 'currency' | 'createdAt' | 'state' | 'type'>,
  now: number,
): boolean {
  if (member.currency !== currency || member.state !== 'active' || isTrialType(member.type)) return false
  return newMembersDays === null || member.createdAt > now - newMembersDays * DAY
}

/**
 * The promotion a member asks for, running, meant for them and taken part in this way.
 * @throws Refusal promotion.not.found, promotion.closed, promotion.not.for.member, login.excluded, promotion.taking;
 *   promotion.budget.spent where it is for whoever comes first
 */
export async function takePart(
  scope: Pick<Scope, 'clock'>,
  db: Queryable,
  session: MemberSession,
  id: string,
  way: Taking,
): Promise<Promotion> {
  const promotion = await findPromotion(db, BigInt(id))
  if (!promotion || promotion.state === 'draft') throw new Refusal('promotion.not.found')
  const now = scope.clock.now()
  if (!isRunning(promotion, now)) throw new Refusal('promotion.closed')
  if (takingOf(promotion.promise) !== way) throw new Refusal('promotion.taking')
  const member = await findMember(db, session.memberId)
  if (!member || !isFor(promotion, promotion, member, now)) throw new Refusal('promotion.not.for.member')
  await requireMayTakeReward({ ...scope, db }, session.memberId)
  const endsWithBudget = way === 'join' || way === 'apply' || way === 'sign'
  if (endsWithBudget && isSpent(promotion)) throw new Refusal('promotion.budget.spent')
  return promotion
}

/** What a reader is asking as: their session where they have one, and a real account. */
export function readerOf(ctx: Pick<ReadScope, 'actor'>): MemberSession | undefined {
  return ctx.actor.kind === 'member' && !ctx.actor.isTrial ? ctx.actor : undefined
}
