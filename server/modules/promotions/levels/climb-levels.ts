import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { localDate } from '@croupier/basis/period.ts'
import type { OwnScope, Scope, WriteScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { validBetsOf } from '../../figures/index.ts'
import { findMember } from '../../identity/index.ts'
import { depositedInAll } from '../deposits/deposits-store.ts'
import { giveAward } from '../give-award.ts'
import { climb, groundStanding, type Totals, type VipAward } from '../kinds/vip.ts'
import { zoneOf } from '../measure.ts'
import type { Promotion } from '../promotion.ts'
import { lockStandings, writeStandings } from './standings-store.ts'
import { isFor } from '../taking-part/taking-part.ts'

/** Members whose totals are read together. */
export const VIP_AT_ONCE = 500

/** Levels as a promotion with its terms at hand. */
export type VipPromotion = Promotion & { promise: { kind: 'vip'; terms: TermsOf<'vip'> } }

export function isVip(promotion: Promotion): promotion is VipPromotion {
  return promotion.promise.kind === 'vip'
}

/** What members played and deposited in all. */
export async function totalsOf(
  scope: Pick<Scope, 'clock'>,
  db: Queryable,
  currency: string,
  memberIds: readonly bigint[],
): Promise<(memberId: bigint) => Totals> {
  const played = await validBetsOf(db, { memberIds, currency, from: 0, until: scope.clock.now() + 1 })
  const deposited = await depositedInAll(db, currency, memberIds)
  return (memberId) => ({ validBet: played.get(memberId) ?? 0n, deposits: deposited.get(memberId) ?? 0n })
}

/** Gives what a level gives, to whoever may be given something. */
export async function giveForLevel(
  scope: WriteScope,
  promotion: Promotion,
  memberId: bigint,
  awards: readonly VipAward[],
): Promise<void> {
  if (awards.length === 0) return
  const member = await findMember(scope.tx, memberId)
  if (!member || !isFor(promotion, promotion, member, scope.clock.now())) return
  for (const { occurrence, level, award } of awards) {
    await giveAward(scope, promotion, promotion, { memberId, occurrence, facts: { level }, amount: award }, false)
  }
}

/** Raises those of these members whose totals reach a level they never stood on. */
export async function climbLevels(ctx: OwnScope, promotion: VipPromotion, memberIds: readonly bigint[]): Promise<void> {
  const { currency, promise } = promotion
  for (let at = 0; at < memberIds.length; at += VIP_AT_ONCE) {
    const group = memberIds.slice(at, at + VIP_AT_ONCE)
    const totals = await totalsOf(ctx, ctx.db, currency, group)
    await ctx.transaction(async (scope) => {
      const month = localDate(zoneOf(scope), scope.clock.now()).slice(0, 7)
      const standings = await lockStandings(scope.tx, currency, group)
      const climbed = group.flatMap((memberId) => {
        const before = standings.get(memberId) ?? groundStanding
        const { standing, awards } = climb(promise.terms.levels, currency, before, totals(memberId), month)
        return standing === before ? [] : [{ memberId, standing, awards }]
      })
      if (climbed.length === 0) return
      await writeStandings(
        scope.tx,
        currency,
        climbed.map(({ memberId, standing }) => ({ memberId, ...standing })),
      )
      for (const { memberId, awards } of climbed) await giveForLevel(scope, promotion, memberId, awards)
    })
  }
}
