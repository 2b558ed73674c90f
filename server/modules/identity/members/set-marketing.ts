import { setMarketing } from '@croupier/api/identity/members/set-marketing.ts'
import { implement } from '../../../platform/implement.ts'
import { loginGatePort } from '../login-gate-port.ts'
import { setTakesMarketing } from './choices-store.ts'

export default implement(setMarketing, async (ctx, { isWanted }) => {
  const { memberId } = ctx.session
  if (isWanted) {
    const verdict = await ctx.use(loginGatePort).mayGetOffers({ ...ctx, db: ctx.tx }, memberId)
    if (!verdict.allowed) throw ctx.refusal(verdict.reason)
  }
  await setTakesMarketing(ctx.tx, memberId, isWanted)
  return {}
})
