import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { WriteScope } from '../../platform/context.ts'
import { tell } from '../../platform/live.ts'
import { Refusal } from '../../platform/refusal.ts'
import { post } from '../ledger/index.ts'
import { addRequirement } from '../wagering/index.ts'
import { amountText, houseAccount, purseBalances, requireRoom } from '../wallet/index.ts'
import { rewardEnded } from './events.ts'
import { kinds, REWARDS_PURSE } from './reward-words.ts'
import { endRewards, type Reward } from './rewards-store.ts'

/**
 * Pays rewards of one member that the caller has locked together with the member: their rows, the turnover that comes with
 * each, then the ledger in one group. Comes last in its transaction.
 * @throws Refusal wallet.purse.closed for who is frozen or has left, balance.limit
 */
export async function payRewards(scope: WriteScope, memberId: bigint, rewards: readonly Reward[]): Promise<number> {
  const { tx } = scope
  const now = scope.clock.now()
  const [first] = rewards
  assert(first && rewards.every(({ currency }) => currency === first.currency), 'a member has one currency')
  const main = (await purseBalances(tx, memberId)).find(({ name }) => name === 'main')
  assert(main, 'whoever is given a reward has a main purse')
  if (main.isDebitClosed) throw new Refusal('wallet.purse.closed')
  const sum = rewards.reduce((total, { amount }) => total + amount, 0n)
  requireRoom(first.currency, main.balance, sum)

  const paid = rewards.map((reward) => ({ reward, id: reward.id, postingKey: uuidv7(now) }))
  await endRewards(tx, paid, 'claimed', now)
  for (const { memberId: owner, currency, source, reference, turnover } of rewards) {
    await addRequirement(tx, { memberId: owner, currency, source, reference, turnover })
  }
  for (const { id, currency, source, reference, amount } of rewards) {
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
  }
  await tell(tx, { to: 'member', id: memberId }, rewardsChanged, {})

  const house = await houseAccount(tx, REWARDS_PURSE, first.currency)
  const answer = await post(
    tx,
    paid.map(({ reward, postingKey }) => ({
      key: postingKey,
      kind: kinds.paid,
      reference: `reward:${reward.id}`,
      legs: [{ from: house, to: main.account, amount: reward.amount }],
    })),
  )
  assert(answer.outcome === 'applied', `a reward is always taken: ${answer.outcome}`)
  const after = answer.items.at(-1)?.legs[0]?.to
  assert(after, 'a guarded purse answers its balance')
  await tell(tx, { to: 'member', id: memberId }, balanceChanged, {
    currency: first.currency,
    available: amountText(first.currency, after.balance),
    ledgerSeq: after.seq.toString(),
  })
  return now
}
