import { showPush } from '@croupier/api/messages/push/show-push.ts'
import { implement } from '../../../platform/implement.ts'
import { isBrowserKept } from './push-browsers-store.ts'
import { publicPushKey } from './push-key.ts'

export default implement(showPush, async (ctx, { endpoint }) => ({
  key: await publicPushKey(ctx, ctx.tx),
  isOn: endpoint !== undefined && (await isBrowserKept(ctx.tx, ctx.session.memberId, endpoint)),
}))
