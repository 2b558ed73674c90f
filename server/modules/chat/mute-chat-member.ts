import { muteChatMember } from '@croupier/api/chat/mute-chat-member.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { lockMemberByAccount } from '../identity/index.ts'
import { describeMutes } from './describe-staff-chat.ts'
import { hostByCode } from './hosts-store.ts'
import { insertMute } from './moderation-store.ts'
import { tellPermission } from './tell-chat.ts'

const MINUTE = 60_000

export default implement(muteChatMember, async (ctx, { account, code, minutes, reason, note }) => {
  const { tx } = ctx
  const member = await lockMemberByAccount(tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  const host = code === undefined ? undefined : await hostByCode(tx, code)
  if (code !== undefined && !host) throw ctx.refusal('chat.host.not.found')
  const at = ctx.clock.now()
  const mute = await insertMute(tx, {
    memberId: member.id,
    hostId: host?.id ?? null,
    reason,
    note,
    by: nameOfActor(ctx.actor),
    at,
    until: at + minutes * MINUTE,
  })
  await tellPermission(tx, member.id)
  return (await describeMutes(tx, [mute]))[0]!
})
