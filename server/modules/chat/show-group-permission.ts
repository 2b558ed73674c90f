import { showGroupPermission } from '@croupier/api/chat/show-group-permission.ts'
import { implement } from '../../platform/implement.ts'
import { describePermission, writerOf } from './describe-chat.ts'
import { findHost } from './hosts-store.ts'

export default implement(showGroupPermission, async (ctx, { modelId }) => {
  const host = await findHost(ctx.db, modelId)
  if (!host) throw ctx.refusal('chat.host.not.found')
  return describePermission(host, await writerOf(ctx.db, host, ctx.session, ctx.clock.now()))
})
