import { listRegisterPromotions } from '@croupier/api/promotions/taking-part/list-register-promotions.ts'
import { implement } from '../../../platform/implement.ts'
import { amountText } from '../../wallet/index.ts'
import { describePromotions } from '../describe-promotion.ts'
import { unitsOf } from '../kinds/payable.ts'
import { isSpent } from '../promotion.ts'
import { runningOfKind } from '../promotions-store.ts'
import { readerOf } from './taking-part.ts'

export default implement(listRegisterPromotions, async (ctx) => {
  const reader = readerOf(ctx)
  const running = await runningOfKind(ctx.db, 'sign-up', reader?.currency, ctx.clock.now())
  // What has no money left gives nobody anything.
  const giving = running.filter((promotion) => !isSpent(promotion))
  const described = await describePromotions(ctx, ctx.db, giving, reader)
  return {
    list: giving.flatMap(({ promise, currency }, at) =>
      promise.kind === 'sign-up'
        ? [{ ...described[at]!, amount: amountText(currency, unitsOf(currency, promise.terms.amount)) }]
        : [],
    ),
  }
})
