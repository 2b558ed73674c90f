import { listPromoCodes } from '@croupier/api/promotions/taking-part/list-promo-codes.ts'
import { implement } from '../../../platform/implement.ts'
import { amountText } from '../../wallet/index.ts'
import { codesUsedBy } from '../awards-store.ts'
import { inLanguage } from '../describe-promotion.ts'

const LISTED = 50

export default implement(listPromoCodes, async (ctx) => {
  const used = await codesUsedBy(ctx.db, ctx.session.memberId, LISTED)
  return {
    list: used.map(({ promotionId, code, titles, amount, currency, state, issuedAt }) => ({
      promotionId: promotionId.toString(),
      promoCode: code,
      title: inLanguage(titles, ctx.language),
      amount: amountText(currency, amount),
      currency,
      status: state,
      usedAt: issuedAt,
    })),
  }
})
