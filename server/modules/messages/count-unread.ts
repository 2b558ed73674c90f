import { countUnread } from '@croupier/api/messages/count-unread.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { countUnreadOf } from './messages-store.ts'
import { readerOf } from './reader.ts'

export default implement(countUnread, async (ctx) => {
  const reader = await readerOf(ctx.db, ctx.session.memberId)
  assert(reader, 'a session is a member’s')
  return { unreadCount: await countUnreadOf(ctx.db, reader) }
})
