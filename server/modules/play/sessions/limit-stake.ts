import { limitStake } from '@croupier/api/play/sessions/limit-stake.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { readFault } from '../../wallet/index.ts'
import { liftStakeLimit, setStakeLimit } from './stake-limits-store.ts'

export default implement(limitStake, async (ctx, { account, stakeMax }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  const { id: memberId, currency } = member
  if (stakeMax === null) {
    await liftStakeLimit(ctx.tx, memberId)
    return { account: member.account, currency, stakeMax: null }
  }
  const money = Money.read(stakeMax, currency)
  if (!(money instanceof Money)) {
    throw ctx.refusal('request.invalid', { fields: [readFault('stakeMax', money, currency)] })
  }
  await setStakeLimit(ctx.tx, { memberId, currency, stakeMax: money.units, setBy: nameOfActor(ctx.actor) })
  return { account: member.account, currency, stakeMax: money.toString() }
})
