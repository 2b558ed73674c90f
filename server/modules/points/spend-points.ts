import { pointsChanged } from '@croupier/api/live/points-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { WriteScope } from '../../platform/context.ts'
import { tell } from '../../platform/live.ts'
import { Refusal } from '../../platform/refusal.ts'
import { transfer } from '../ledger/index.ts'
import { issueReward } from '../rewards/index.ts'
import { houseAccount, orderReference, POINT } from '../wallet/index.ts'
import { kinds, POINTS_PURSE, SOURCE } from './point-words.ts'
import { pointsPurse } from './points-purse.ts'
import { insertRedemption, type NewRedemption, type Redemption } from './redemptions-store.ts'

/**
 * Takes the points of a member whom the caller has locked for what they redeem; money of it waits in the reward centre, to
 * be wagered once. Posts to the ledger, so it comes last in its transaction.
 * @throws Refusal points.insufficient, wallet.purse.closed
 */
export async function spendPoints(
  scope: WriteScope,
  wish: Omit<NewRedemption, 'reference' | 'state' | 'redeemedAt' | 'postingKey'>,
): Promise<Redemption> {
  const { tx } = scope
  const now = scope.clock.now()
  const { memberId, currency, titles, amount, points } = wish
  const postingKey = uuidv7(now)
  const redemption = await insertRedemption(tx, {
    ...wish,
    reference: orderReference('P', now),
    state: amount === null ? 'process' : 'approved',
    redeemedAt: now,
    postingKey,
  })
  if (amount !== null) {
    await issueReward(scope, {
      memberId,
      currency,
      source: SOURCE,
      reference: redemption.id.toString(),
      kind: 'points',
      titles,
      amount,
      bonus: null,
      turnover: amount,
      // Points never expire, and neither does what they were given for.
      expiresAt: null,
    })
  }
  await tell(tx, { to: 'member', id: memberId }, pointsChanged, {})
  const { account } = await pointsPurse(tx, memberId)
  const answer = await transfer(tx, {
    key: postingKey,
    kind: kinds.redeemed,
    reference: redemption.reference,
    from: account,
    to: await houseAccount(tx, POINTS_PURSE, POINT),
    amount: points,
  })
  if (answer.outcome === 'insufficient') throw new Refusal('points.insufficient')
  if (answer.outcome === 'debit-closed') throw new Refusal('wallet.purse.closed')
  assert(answer.outcome === 'applied', `points are taken or refused: ${answer.outcome}`)
  return redemption
}
