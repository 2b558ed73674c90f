import { forfeitBonus } from '@croupier/api/rewards/forfeit-bonus.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { lockMemberByAccount } from '../identity/index.ts'
import { bonusesOf, lockOpenBonuses } from './bonuses-store.ts'
import { describeClaimed } from './describe-bonus.ts'
import { giveUpBonus } from './give-up-bonus.ts'
import { findReward } from './rewards-store.ts'

export default implement(forfeitBonus, async (ctx, { promotionClaimId }) => {
  const { memberId, account } = ctx.session
  const id = BigInt(promotionClaimId)
  await lockMemberByAccount(ctx.tx, account)
  const known = (await bonusesOf(ctx.tx, memberId, [id])).get(id)
  if (!known) throw ctx.refusal('reward.not.found')
  const bonus = (await lockOpenBonuses(ctx.tx, memberId, known.currency)).find((one) => one.id === id)
  if (!bonus) throw ctx.refusal('bonus.ended')
  const reward = await findReward(ctx.tx, memberId, id)
  assert(reward, 'a bonus is of a reward')
  const now = ctx.clock.now()
  if (!(await giveUpBonus(ctx, memberId, bonus))) throw ctx.refusal('wallet.purse.closed')
  const [answer] = await describeClaimed(ctx.tx, memberId, [reward], ctx.language, now)
  assert(answer, 'one bonus is described')
  return answer
})
