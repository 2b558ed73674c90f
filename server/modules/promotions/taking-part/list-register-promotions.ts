import { listRegisterPromotions } from '@croupier/api/promotions/taking-part/list-register-promotions.ts'
import { implement } from '../../../platform/implement.ts'
import { currencyOfNewMember } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import { describePromotions } from '../describe-promotion.ts'
import { unitsOf } from '../kinds/payable.ts'
import { isSpent } from '../promotion.ts'
import { runningOfKind } from '../promotions-store.ts'
import { readerOf } from './taking-part.ts'

export default implement(listRegisterPromotions, async (ctx, { affiliateCode }) => {
  const reader = readerOf(ctx)
  const currency = reader?.currency ?? (await currencyOfNewMember(ctx, affiliateCode, ctx.visit?.host))
  const running = await runningOfKind(ctx.db, 'sign-up', currency, ctx.clock.now())
  // What has no money left gives nobody anything.
  const giving = running.filter((promotion) => !isSpent(promotion))
  const described = await describePromotions(ctx, ctx.db, giving, reader)
  return {
    list: giving.flatMap(({ promise, currency: own }, at) =>
      promise.kind === 'sign-up'
        ? [{ ...described[at]!, amount: amountText(own, unitsOf(own, promise.terms.amount)) }]
        : [],
    ),
  }
})
