import type { AnswerOf } from '@croupier/api/operation.ts'
import type { showVip } from '@croupier/api/promotions/levels/show-vip.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { validBetsOf } from '../../figures/index.ts'
import { amountText } from '../../wallet/index.ts'
import { isVip, totalsOf } from './climb-levels.ts'
import { unitsOf } from '../kinds/payable.ts'
import { groundStanding, missingToNext } from '../kinds/vip.ts'
import { zoneOf } from '../measure.ts'
import { runningOfKind } from '../promotions-store.ts'
import { findStanding } from './standings-store.ts'

/** On which level a member stands, and what each level requires and gives; in the language of whoever asks. */
export async function describeVip(
  ctx: ReadScope,
  { memberId, currency }: { memberId: bigint; currency: string },
): Promise<AnswerOf<typeof showVip>> {
  const now = ctx.clock.now()
  const [promotion] = (await runningOfKind(ctx.db, 'vip', currency, now)).filter(isVip)
  const levels = promotion?.promise.terms.levels ?? []
  const standing = (await findStanding(ctx.db, memberId, currency)) ?? groundStanding
  const { level, highest } = standing
  const totals = (await totalsOf(ctx, ctx.db, currency, [memberId]))(memberId)
  const { startsAt: from } = periodAt('month', zoneOf(ctx), now)
  const played = await validBetsOf(ctx.db, { memberIds: [memberId], currency, from, until: now + 1 })
  const missing = missingToNext(levels, currency, standing, totals)
  const nameOf = (number: number) => {
    const names = levels[number - 1]?.names
    return names ? (names[ctx.language] ?? names['en'] ?? '') : null
  }
  const money = (text: string | null) => (text === null ? null : amountText(currency, unitsOf(currency, text)))
  // A level that was lost is the next one: a month's play brings it back.
  const next = level < highest ? level + 1 : highest + 1
  const asked = levels[(level < highest ? next : level) - 1]?.keep ?? null
  return {
    currency,
    promotionId: promotion ? promotion.id.toString() : null,
    level,
    playerRankName: nameOf(level),
    nextRankName: nameOf(next),
    isComingBack: level < highest,
    monthlyTurnover: {
      actual: amountText(currency, played.get(memberId) ?? 0n),
      expected: money(asked?.validBet ?? null),
    },
    totalTurnover: amountText(currency, totals.validBet),
    totalDeposits: amountText(currency, totals.deposits),
    missing: missing
      ? { validBet: amountText(currency, missing.validBet), deposits: amountText(currency, missing.deposits) }
      : null,
    levels: levels.map(({ reach, keep, privileges }, at) => ({
      level: at + 1,
      name: nameOf(at + 1)!,
      isReached: at < level,
      reach: { validBet: money(reach.validBet)!, deposits: money(reach.deposits) },
      keep: keep && { validBet: money(keep.validBet)! },
      privileges: {
        upgrade: money(privileges.upgrade),
        birthday: money(privileges.birthday),
        week: money(privileges.week),
        month: money(privileges.month),
        dailyWithdrawal: money(privileges.dailyWithdrawal),
        dailyWithdrawals: privileges.dailyWithdrawals,
        isWithdrawalFree: privileges.isWithdrawalFree,
        rebateRaise: privileges.rebateRaise,
      },
    })),
  }
}
