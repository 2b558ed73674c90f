import { endPush } from '@croupier/api/messages/push/end-push.ts'
import { implement } from '../../../platform/implement.ts'
import { dropBrowser } from './push-browsers-store.ts'

export default implement(endPush, async (ctx, { endpoint }) => {
  await dropBrowser(ctx.tx, ctx.session.memberId, endpoint)
  return { isOn: false as const }
})
