import { freezeMember } from '@croupier/api/identity/members/freeze-member.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { sessionsEnded } from '../events.ts'
import type { Member } from './member.ts'
import { lockMemberByAccount, setMemberState } from './members-store.ts'
import { pursesPort } from '../purses-port.ts'
import { endSessionsOf } from '../sessions/sessions-store.ts'

/**
 * Freezes a member whom the caller has locked, where they are active; answers how they stand. `byId` is the agent who does;
 * without one it is the house, who also takes over whom an agent froze: no agent lets those in again.
 */
export async function freeze(scope: WriteScope, member: Member, byId?: bigint): Promise<Member['state']> {
  if (member.state === 'frozen' && byId === undefined) await setMemberState(scope.tx, member.id, 'frozen')
  if (member.state !== 'active') return member.state
  await setMemberState(scope.tx, member.id, 'frozen', byId)
  await endSessionsOf(scope.tx, member.id, scope.clock.now(), 'frozen')
  scope.announce(sessionsEnded({ memberId: member.id.toString(), reason: 'frozen', exceptSessionId: null }))
  await scope.use(pursesPort).freeze(scope, member)
  return 'frozen'
}

export default implement(freezeMember, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  return { state: await freeze(ctx, member) }
})
