import { liftChatMute } from '@croupier/api/chat/lift-chat-mute.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { describeMutes } from './describe-staff-chat.ts'
import { liftMute } from './moderation-store.ts'
import { tellPermission } from './tell-chat.ts'

export default implement(liftChatMute, async (ctx, { muteId }) => {
  const mute = await liftMute(ctx.tx, muteId, nameOfActor(ctx.actor), ctx.clock.now())
  if (!mute) throw ctx.refusal('chat.mute.not.found')
  await tellPermission(ctx.tx, mute.memberId)
  return (await describeMutes(ctx.tx, [mute]))[0]!
})
