import { consume } from '../../../platform/outbox-consumer.ts'
import { findMember, memberRegistered } from '../../identity/index.ts'
import { giveAward } from '../give-award.ts'
import { unitsOf } from '../kinds/payable.ts'
import { isSpent } from '../promotion.ts'
import { runningOfKind } from '../promotions-store.ts'
import { hadElsewhere } from '../same-person.ts'
import { isFor } from './taking-part.ts'

/** Gives those who register what is promised for it, at the moment they registered. */
export const welcomeMembers = consume<{ memberId: string; currency: string }>({
  name: 'promotions.welcomeMembers',
  events: [memberRegistered],
  async fold(scope, occurrences) {
    for (const { payload, at } of occurrences) {
      const memberId = BigInt(payload.memberId)
      const running = await runningOfKind(scope.tx, 'sign-up', payload.currency, at)
      if (running.length === 0) continue
      const member = await findMember(scope.tx, memberId)
      for (const promotion of running) {
        const { promise } = promotion
        if (promise.kind !== 'sign-up' || !member || !isFor(promotion, promotion, member, scope.clock.now())) continue
        const amount = unitsOf(promotion.currency, promise.terms.amount)
        // Spent is spent: nobody was promised more than there is, and nobody else waits behind this member.
        if (isSpent(promotion)) continue
        if (await hadElsewhere(scope.tx, memberId, 'sign-up')) continue
        await giveAward(scope, promotion, promotion, { memberId, occurrence: 'sign-up', facts: {}, amount }, true)
      }
    }
  },
})
