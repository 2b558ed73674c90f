import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import { readMessages } from '@croupier/api/messages/read-messages.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../../platform/live.ts'
import { countUnreadOf, markRead } from './messages-store.ts'

export default implement(readMessages, async (ctx, { ids }) => {
  const { tx } = ctx
  const { memberId } = ctx.session
  await markRead(tx, memberId, ids, ctx.clock.now())
  // The member's other pages refresh their counts too.
  await tell(tx, { to: 'member', id: memberId }, messageArrived, {})
  return { unreadCount: await countUnreadOf(tx, memberId) }
})
