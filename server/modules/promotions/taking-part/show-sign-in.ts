import { showSignIn } from '@croupier/api/promotions/taking-part/show-sign-in.ts'
import { implement } from '../../../platform/implement.ts'
import { describeInFull } from '../describe-promotion.ts'
import { runningOfKind } from '../promotions-store.ts'

export default implement(showSignIn, async (ctx) => {
  const [calendar] = await runningOfKind(ctx.db, 'sign-in', ctx.session.currency, ctx.clock.now())
  return { promotion: calendar ? await describeInFull(ctx, ctx.db, calendar, ctx.session) : null }
})
