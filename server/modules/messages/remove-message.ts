import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import { removeMessage } from '@croupier/api/messages/remove-message.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../../platform/live.ts'
import { hideMessage } from './messages-store.ts'
import { readerOf } from './reader.ts'

export default implement(removeMessage, async (ctx, { id }) => {
  const { memberId } = ctx.session
  const reader = await readerOf(ctx.tx, memberId)
  assert(reader, 'a session is a member’s')
  if (!(await hideMessage(ctx.tx, reader, id, ctx.clock.now()))) throw ctx.refusal('message.not.found')
  await tell(ctx.tx, { to: 'member', id: memberId }, messageArrived, {})
  return {}
})
