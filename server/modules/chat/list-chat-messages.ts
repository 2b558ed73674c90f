import { listChatMessages } from '@croupier/api/chat/list-chat-messages.ts'
import { implement } from '../../platform/implement.ts'
import { pageOfMessages } from './describe-chat.ts'
import { findHost } from './hosts-store.ts'

export default implement(listChatMessages, async (ctx, { modelId, before, pageSize }) => {
  const host = await findHost(ctx.db, modelId)
  if (!host) throw ctx.refusal('chat.host.not.found')
  return pageOfMessages(ctx.db, host.id, ctx.session.memberId, { before, limit: pageSize })
})
