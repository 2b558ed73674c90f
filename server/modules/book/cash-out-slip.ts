import { cashOutSlip } from '@croupier/api/book/cash-out-slip.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { playPort } from '../play/index.ts'
import { describeSlips } from './describe-slip.ts'
import { addExposure } from './exposures-store.ts'
import { databaseNow, keepFixtures } from './fixtures-store.ts'
import { readAmount } from './read-amount.ts'
import { winRef } from './refs.ts'
import { endSlips, findSlip, legsOf, lockSlip } from './slips-store.ts'
import { worthOf } from './worth-of-slip.ts'

export default implement(cashOutSlip, async (ctx, { slipId, amount }) => {
  const { tx, session } = ctx
  const slip = await lockSlip(tx, slipId)
  if (slip?.memberId !== session.memberId) throw ctx.refusal('book.slip.not.found')
  if (slip.state !== 'open') throw ctx.refusal('book.slip.fixed')
  const shown = readAmount(amount, slip.currency, 'amount')
  const legs = await legsOf(tx, [slip.id])
  const fixtures = await keepFixtures(
    tx,
    legs.map(({ fixtureId }) => fixtureId),
  )
  /** What it is worth at this moment, where that is at least so much. */
  const worthAtLeast = async (least: bigint): Promise<bigint> => {
    const now = await databaseNow(tx)
    const worth = worthOf(ctx, slip, legs, new Map(fixtures.map((each) => [each.id, each])), now)
    if (worth === undefined) throw ctx.refusal('book.slip.fixed')
    if (worth >= least) return worth
    const { currency } = slip
    throw ctx.refusal('book.worth.changed', { amount: new Money(currency, worth).toString(), currency })
  }
  const worth = await worthAtLeast(shown)
  await endSlips(tx, [{ id: slip.id, state: 'cashed', payout: worth }])
  const answer = await ctx.use(playPort).performInTransaction(tx, {
    vendorId: slip.vendorId,
    gameNodeId: slip.nodeId,
    memberId: slip.memberId,
    currency: slip.currency,
    roundRef: slip.id,
    transactions: [{ ref: winRef(slip.id), type: 'win', amount: worth }],
    closesRound: true,
    // Nothing was risked to the end: it counts nothing as wagered.
    wagers: [{ stake: slip.stake, isVoid: true }],
    detail: { cashedOut: true },
  })
  // An operator ruled on the round meanwhile: what it pays is decided.
  if (answer.outcome === 'taken-back' || answer.outcome === 'round-closed') throw ctx.refusal('book.slip.fixed')
  assert(answer.outcome === 'done', `a slip that is open can be paid: ${answer.outcome}`)
  await addExposure(
    tx,
    slip.currency,
    legs.map(({ fixtureId, selection }) => ({ fixtureId, selection, staked: 0n, most: -slip.most })),
  )
  // Waiting for others may have taken long enough for a goal.
  await worthAtLeast(worth)
  const [described] = await describeSlips(ctx, tx, [(await findSlip(tx, slip.id))!])
  return described!
})
