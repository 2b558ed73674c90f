import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import { removeMessage } from '@croupier/api/messages/remove-message.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../../platform/live.ts'
import { hideMessage } from './messages-store.ts'

export default implement(removeMessage, async (ctx, { id }) => {
  const { memberId } = ctx.session
  if (!(await hideMessage(ctx.tx, memberId, id, ctx.clock.now()))) throw ctx.refusal('message.not.found')
  await tell(ctx.tx, { to: 'member', id: memberId }, messageArrived, {})
  return {}
})
