import { removeIcon } from '@croupier/api/identity/members/remove-icon.ts'
import { implement } from '../../../platform/implement.ts'
import { setIcon } from './choices-store.ts'

export default implement(removeIcon, async (ctx) => {
  await setIcon(ctx.tx, ctx.session.memberId, null)
  return {}
})
