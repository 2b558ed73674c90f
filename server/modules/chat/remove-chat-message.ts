import { removeChatMessage } from '@croupier/api/chat/remove-chat-message.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { describeForStaff } from './describe-staff-chat.ts'
import { removeMessage } from './messages-store.ts'
import { tellRemoved } from './tell-chat.ts'

export default implement(removeChatMessage, async (ctx, { messageId }) => {
  const message = await removeMessage(ctx.tx, BigInt(messageId), nameOfActor(ctx.actor), ctx.clock.now())
  if (!message) throw ctx.refusal('chat.message.not.found')
  await tellRemoved(ctx.tx, message)
  return (await describeForStaff(ctx.tx, [message]))[0]!
})
