import { amendPayoutAccount } from '@croupier/api/wallet/payout-accounts/amend-payout-account.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { describeAccount } from '../withdrawals/describe-withdrawal.ts'
import { amendAccount } from './payout-accounts-store.ts'

export default implement(amendPayoutAccount, async (ctx, { account, id, holder }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  ctx.edits({ memberIds: [member.id] })
  const amended = await amendAccount(ctx.tx, {
    memberId: member.id,
    id: BigInt(id),
    holder,
    by: nameOfActor(ctx.actor),
    at: ctx.clock.now(),
  })
  if (!amended) throw ctx.refusal('payout.account.not.found')
  return { ...describeAccount(ctx, amended), removedAt: amended.removedAt }
})
