import { setMarketing } from '@croupier/api/identity/members/set-marketing.ts'
import { implement } from '../../../platform/implement.ts'
import { setTakesMarketing } from './choices-store.ts'

export default implement(setMarketing, async (ctx, { isWanted }) => {
  await setTakesMarketing(ctx.tx, ctx.session.memberId, isWanted)
  return {}
})
