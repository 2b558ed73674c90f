import { countUnread } from '@croupier/api/messages/count-unread.ts'
import { implement } from '../../platform/implement.ts'
import { countUnreadOf } from './messages-store.ts'

export default implement(countUnread, async (ctx) => {
  return { unreadCount: await countUnreadOf(ctx.db, ctx.session.memberId) }
})
