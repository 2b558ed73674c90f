import { seeChat } from '@croupier/api/chat/see-chat.ts'
import { implement } from '../../platform/implement.ts'
import { noteSeen } from './messages-store.ts'

export default implement(seeChat, async (ctx, { modelId, messageId }) => {
  await noteSeen(ctx.tx, ctx.session.memberId, modelId, messageId)
  return {}
})
