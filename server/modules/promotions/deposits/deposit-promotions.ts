import { inLanguage } from '../describe-promotion.ts'
import type { DepositPromotions } from '../../wallet/index.ts'
import { participationsOf } from '../taking-part/participations-store.ts'
import { runningOfKind } from '../promotions-store.ts'

/** Which deposit promotions a member can choose when they pay in: those that run and that they have joined. */
export const depositPromotions: DepositPromotions = {
  async joined(scope, db, memberId, currency) {
    const running = await runningOfKind(db, 'deposit', currency, scope.clock.now())
    if (running.length === 0) return []
    const joined = new Set(
      (await participationsOf(db, memberId))
        .filter(({ state }) => state === 'joined')
        .map(({ promotionId }) => promotionId),
    )
    return running
      .filter(({ id }) => joined.has(id))
      .map(({ id, titles }) => ({ id: id.toString(), title: inLanguage(titles, scope.language) }))
  },
}
