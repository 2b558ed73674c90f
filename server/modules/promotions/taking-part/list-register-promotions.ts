import { listRegisterPromotions } from '@croupier/api/promotions/taking-part/list-register-promotions.ts'
import { implement } from '../../../platform/implement.ts'
import { describePromotions } from '../describe-promotion.ts'
import { runningOfKind } from '../promotions-store.ts'
import { readerOf } from './taking-part.ts'

export default implement(listRegisterPromotions, async (ctx) => {
  const reader = readerOf(ctx)
  const running = await runningOfKind(ctx.db, 'sign-up', reader?.currency, ctx.clock.now())
  return { list: await describePromotions(ctx, ctx.db, running, reader) }
})
