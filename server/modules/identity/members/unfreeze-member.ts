import { unfreezeMember } from '@croupier/api/identity/unfreeze-member.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount, setMemberState } from './members-store.ts'
import { pursesPort } from '../purses-port.ts'

export default implement(unfreezeMember, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  if (member.state !== 'frozen') return { state: member.state }

  await setMemberState(ctx.tx, member.id, 'active')
  await ctx.use(pursesPort).thaw(ctx, member)
  return { state: 'active' as const }
})
