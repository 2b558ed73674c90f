import { reportChatMessage } from '@croupier/api/chat/report-chat-message.ts'
import { implement } from '../../platform/implement.ts'
import { findMessage } from './messages-store.ts'
import { insertReport } from './moderation-store.ts'

export default implement(reportChatMessage, async (ctx, { messageId, reason }) => {
  const message = await findMessage(ctx.tx, messageId)
  if (!message || message.removedBy !== null) throw ctx.refusal('chat.message.not.found')
  const reporterId = ctx.session.memberId
  await insertReport(ctx.tx, { messageId: message.id, reporterId, reason, at: ctx.clock.now() })
  return {}
})
