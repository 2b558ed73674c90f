import { placeSlip } from '@croupier/api/book/place-slip.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import { payoutOfSlip } from '@croupier/games/book/slips.ts'
import { priceText } from '@croupier/games/book/prices.ts'
import type { WriteScope } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { settingsPort } from '../../platform/settings.ts'
import { readAmount } from './read-amount.ts'
import { recordRecentGame, takesNot } from '../catalogue/index.ts'
import { playPort, stakeRefusal } from '../play/index.ts'
import { limitsIn } from './book-settings.ts'
import { describeSlips } from './describe-slip.ts'
import { addExposure } from './exposures-store.ts'
import { databaseNow, keepFixtures } from './fixtures-store.ts'
import { isOpen, offeredAs } from './offered.ts'
import { type PricedLeg, priceLegs } from './price-legs.ts'
import { betRef } from './refs.ts'
import { findSlip, insertSlip, type NewSlip } from './slips-store.ts'

/** Refuses what is above a limit; `value.most` in main units. */
function within(amount: bigint, most: string, what: string, currency: string): void {
  if (amount > Money.parse(most, currency).units) throw new Refusal('book.limit', { what, most, currency })
}

/** What a slip of these legs is, and what it may pay at most. @throws Refusal book.legs.related */
function kindOf(legs: readonly PricedLeg[], stake: bigint): Pick<NewSlip, 'kind' | 'most'> {
  const isPool = legs.some(({ selection }) => selection.startsWith('POOL:'))
  const isRelated = new Set(legs.map(({ fixture }) => fixture.id)).size < legs.length
  // Of one league, so that a slip is of one kind of game, as bonuses and statistics count it.
  const isMixed = legs.some(({ league }) => league !== legs[0]!.league)
  if (isRelated || isMixed || (isPool && legs.length > 1)) throw new Refusal('book.legs.related')
  const priced = legs.flatMap(({ price }) => (price === null ? [] : [{ price, outcome: null }]))
  const most = priced.length === 0 ? 0n : payoutOfSlip(stake, priced)
  return { kind: isPool ? 'pool' : legs.length === 1 ? 'single' : 'parlay', most }
}

const words = { closed: 'book.game.closed', notAllowed: 'book.not.allowed' } as const

/** Takes the stake: the slip is a round of play under the same id. */
async function takeStake(scope: WriteScope, slip: NewSlip, legs: readonly PricedLeg[]): Promise<void> {
  const answer = await scope.use(playPort).performInTransaction(scope.tx, {
    vendorId: slip.vendorId,
    gameNodeId: slip.nodeId,
    memberId: slip.memberId,
    currency: slip.currency,
    roundRef: slip.id,
    roundId: slip.id,
    transactions: [{ ref: betRef(slip.id), type: 'bet', amount: slip.stake }],
    closesRound: false,
    detail: {
      legs: legs.map(({ fixture: { league, number, home, away }, selection, price }) => ({
        league,
        number,
        home,
        away,
        selection,
        price: price === null ? null : priceText(price),
      })),
    },
  })
  if (answer.outcome !== 'done') throw await stakeRefusal({ ...scope, db: scope.tx }, words, slip, answer.outcome)
}

export default implement(placeSlip, async (ctx, { legs: asked, stake: stakeText, accepts }) => {
  const { tx, session, clock } = ctx
  const { memberId, currency } = session
  const stake = readAmount(stakeText, currency, 'stake')
  const bounds = limitsIn(ctx.use(settingsPort), currency)
  if (!bounds) throw new Refusal('game.currency.closed')
  const kept = await keepFixtures(tx, [...new Set(asked.map(({ fixtureId }) => BigInt(fixtureId)))])
  const fixtures = new Map(kept.map((fixture) => [fixture.id, fixture]))
  const legs = priceLegs(ctx, { legs: asked, accepts }, fixtures, await databaseNow(tx))

  const offers = legs.map(({ league }) => offeredAs(ctx, league))
  const [offered] = offers
  if (!offered || !offers.every((each) => each && isOpen(each))) throw new Refusal('book.game.closed')
  if (offers.some((each) => each && takesNot(currency, each.vendor, each.entry))) {
    throw new Refusal('game.currency.closed')
  }
  if (stake < Money.parse(bounds.least, currency).units) {
    throw new Refusal('book.limit', { what: 'least', most: bounds.least, currency })
  }
  const { kind, most } = kindOf(legs, stake)
  within(stake, bounds.stake, 'stake', currency)
  within(most, bounds.slipPayout, 'slipPayout', currency)
  const slip: NewSlip = {
    id: uuidv7(clock.now()),
    memberId,
    currency,
    vendorId: offered.vendor.id,
    nodeId: offered.entry.nodeId,
    kind,
    stake,
    most,
  }
  await insertSlip(
    tx,
    slip,
    legs.map(({ n, fixture, selection, price }) => ({ n, fixtureId: fixture.id, selection, price })),
  )
  await recordRecentGame(tx, memberId, offered.entry.nodeId, clock.now())
  await takeStake(ctx, slip, legs)
  const [answer] = await describeSlips(ctx, tx, [(await findSlip(tx, slip.id))!])
  // What could be lost comes last, after the money: everybody who bets on the match waits for it.
  const exposed = legs.map(({ fixture, selection }) => ({ fixtureId: fixture.id, selection, staked: stake, most }))
  for (const taken of await addExposure(tx, currency, exposed)) {
    within(taken.most, bounds.fixturePayout, 'fixturePayout', currency)
  }
  // Waiting for others may have taken long enough for a goal: a slip is refused whose prices would be lower by now than those it
  // was written with, whichever changes its member accepts.
  const written = asked.map((leg, at) => {
    const price = legs[at]!.price
    return price === null ? leg : { ...leg, price: priceText(price) }
  })
  priceLegs(ctx, { legs: written, accepts: 'better' }, fixtures, await databaseNow(tx))
  return answer!
})
