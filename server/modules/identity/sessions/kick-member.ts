import { kickMember } from '@croupier/api/identity/sessions/kick-member.ts'
import { implement } from '../../../platform/implement.ts'
import { sessionsEnded } from '../events.ts'
import { forgetRememberedLoginsOf } from '../log-in/remembered-logins-store.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { endSessionsOf } from './sessions-store.ts'

export default implement(kickMember, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  const ended = await endSessionsOf(ctx.tx, member.id, ctx.clock.now(), 'kicked')
  await forgetRememberedLoginsOf(ctx.tx, member.id)
  if (ended > 0) {
    ctx.announce(sessionsEnded({ memberId: member.id.toString(), reason: 'kicked', exceptSessionId: null }))
  }
  return { ended }
})
