import { unfreezeMember } from '@croupier/api/identity/members/unfreeze-member.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import type { Member } from './member.ts'
import { lockMemberByAccount, setMemberState } from './members-store.ts'
import { pursesPort } from '../purses-port.ts'

/** Lets a member whom the caller has locked in again, where they are frozen; answers how they stand. */
export async function unfreeze(scope: WriteScope, member: Member): Promise<Member['state']> {
  if (member.state !== 'frozen') return member.state
  await setMemberState(scope.tx, member.id, 'active')
  await scope.use(pursesPort).thaw(scope, member)
  return 'active'
}

export default implement(unfreezeMember, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  return { state: await unfreeze(ctx, member) }
})
