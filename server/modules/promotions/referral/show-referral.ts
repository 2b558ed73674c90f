import { FRIENDS_SHOWN, showReferral } from '@croupier/api/promotions/referral/show-referral.ts'
import { implement } from '../../../platform/implement.ts'
import { shownPlayersOf } from '../../figures/index.ts'
import { amountText } from '../../wallet/index.ts'
import { givenInAll } from '../awards-store.ts'
import { inLanguage } from '../describe-promotion.ts'
import { unitsOf } from '../kinds/payable.ts'
import { codeOfMember } from '../kinds/referral-code.ts'
import { runningOfKind } from '../promotions-store.ts'
import { latestFriends, tiersOf } from './referees-store.ts'

export default implement(showReferral, async (ctx) => {
  const { memberId, currency } = ctx.session
  const [promotion] = await runningOfKind(ctx.db, 'referral', currency, ctx.clock.now())
  const terms = promotion?.promise.kind === 'referral' ? promotion.promise.terms : undefined
  const money = (text: string | null) => (text === null ? null : amountText(currency, unitsOf(currency, text)))
  const tiers = await tiersOf(ctx.db, memberId)
  const friends = await latestFriends(ctx.db, memberId, FRIENDS_SHOWN)
  const friendIds = friends.map((friend) => friend.memberId)
  const playerOf = await shownPlayersOf(ctx.db, friendIds)
  return {
    currency,
    referralCode: codeOfMember(memberId),
    totalInvitations: tiers[0]!.friends,
    totalEarned: amountText(currency, await givenInAll(ctx.db, memberId, 'referral')),
    promotion:
      promotion && terms
        ? {
            promotionId: promotion.id.toString(),
            title: inLanguage(promotion.titles, ctx.language),
            deposited: money(terms.deposited)!,
            validBet: money(terms.validBet)!,
            days: terms.days,
            forReferrer: money(terms.forReferrer),
            forReferee: money(terms.forReferee),
          }
        : null,
    tiers: tiers.map(({ tier, friends: count, earned }) => ({
      tier,
      percent: terms?.tiers[tier - 1] ?? null,
      friends: count,
      earned: amountText(currency, earned),
    })),
    friends: friends.map(({ memberId: friend, registeredAt, isGiven }) => ({
      customerName: playerOf(friend).customerName,
      registeredAt,
      isGiven,
    })),
  }
})
