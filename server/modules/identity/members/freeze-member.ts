import { freezeMember } from '@croupier/api/identity/freeze-member.ts'
import { implement } from '../../../platform/implement.ts'
import { sessionsEnded } from '../events.ts'
import { lockMemberByAccount, setMemberState } from './members-store.ts'
import { pursesPort } from '../purses-port.ts'
import { endSessionsOf } from '../sessions/sessions-store.ts'

export default implement(freezeMember, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  if (member.state !== 'active') return { state: member.state }

  await setMemberState(ctx.tx, member.id, 'frozen')
  await endSessionsOf(ctx.tx, member.id, ctx.clock.now(), 'frozen')
  ctx.announce(sessionsEnded({ memberId: member.id.toString(), reason: 'frozen', exceptSessionId: null }))
  await ctx.use(pursesPort).freeze(ctx, member)
  return { state: 'frozen' as const }
})
