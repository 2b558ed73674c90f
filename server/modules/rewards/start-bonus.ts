import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { WriteScope } from '../../platform/context.ts'
import { tell } from '../../platform/live.ts'
import { Refusal } from '../../platform/refusal.ts'
import { bonusStakesPort } from './bonus-stakes-port.ts'
import { insertBonus, lockOpenBonuses } from './bonuses-store.ts'
import { rewardEnded } from './events.ts'
import { activateBonus, bonusPurses } from './move-bonus.ts'
import { endRewards, type Reward } from './rewards-store.ts'

/**
 * Claims a reward that is a bonus, locked by the caller together with its member. It begins at once, or waits until the
 * one before it has ended and nothing of that is at stake any more. Comes last in its transaction.
 * @throws Refusal wallet.purse.closed for who is frozen or has left
 */
export async function startBonus(scope: WriteScope, reward: Reward): Promise<number> {
  const { id, memberId, currency, source, reference, amount, bonus: terms } = reward
  assert(terms, 'what begins is a bonus')
  const { tx } = scope
  const now = scope.clock.now()
  const purses = await bonusPurses(tx, memberId)
  if (!purses) throw new Refusal('wallet.purse.closed')
  await endRewards(tx, [{ id, postingKey: uuidv7(now) }], 'claimed', now)
  scope.announce(
    rewardEnded({
      rewardId: id.toString(),
      memberId: memberId.toString(),
      currency,
      source,
      reference,
      amount: amount.toString(),
      state: 'claimed',
    }),
  )
  await insertBonus(tx, { ...reward, terms }, now)
  const [first] = await lockOpenBonuses(tx, memberId, currency)
  assert(first, 'what was just kept is there')
  const isFree =
    first.id === id &&
    purses.bonus.balance === 0n &&
    !(await scope.use(bonusStakesPort).hasOpen(tx, memberId, currency))
  if (isFree) await activateBonus(scope, first, purses)
  else await tell(tx, { to: 'member', id: memberId }, rewardsChanged, {})
  return now
}
