import { countChatUnread, UNREAD_MOST } from '@croupier/api/chat/count-chat-unread.ts'
import { implement } from '../../platform/implement.ts'
import { unseenOf } from './messages-store.ts'

export default implement(countChatUnread, async (ctx) => {
  const models = await unseenOf(ctx.db, ctx.session.memberId, UNREAD_MOST)
  return { unreadCount: models.reduce((sum, { unreadCount }) => sum + unreadCount, 0), models }
})
