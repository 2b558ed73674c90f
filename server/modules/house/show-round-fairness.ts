import { showRoundFairness } from '@croupier/api/games/show-round-fairness.ts'
import { Money } from '@croupier/basis/money.ts'
import type { RoundSeeds } from '@croupier/games/index.ts'
import { decimalText } from '@croupier/games/engine/statistics.ts'
import { implement } from '../../platform/implement.ts'
import { originsPort } from '../../platform/origins-port.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { type Bundles, bundlesPort, tablePath } from '../bundles/index.ts'
import { bundlePath } from './bundle-address.ts'
import { drawOf, withEvents } from './round-book.ts'
import { findHouseRound, type HouseRound, seedPairOf } from './rounds-store.ts'
import { openServerSeed } from './server-seed.ts'

/** The number tells nothing of the server seed, so it is told while that is still sealed. */
async function describeDraw(bundles: Bundles, origin: string, round: HouseRound, seeds: RoundSeeds) {
  const { drawn, mode } = await drawOf(bundles, round, seeds)
  return {
    number: String(drawn.number),
    weightSum: String(mode.weightSum),
    bookId: String(drawn.bookId),
    from: String(drawn.from),
    to: String(drawn.to),
    multiplier: decimalText(round.multiplier, 2),
    tableHash: mode.lookupHash,
    tableUrl: new URL(`${bundlePath(round)}${tablePath(mode.name)}`, origin).href,
  }
}

export default implement(showRoundFairness, async (ctx, { roundId }) => {
  const round = await findHouseRound(ctx.db, roundId)
  // Another member's round is none: which ids exist is nobody's business.
  if (!round || round.memberId !== ctx.session.memberId) throw ctx.refusal('round.not.found')
  const pair = await seedPairOf(ctx.db, round)
  const bundles = ctx.use(bundlesPort)
  const { game, version, mode, choice, currency, isDemo, nonce } = round
  const { events } = await withEvents(bundles, ctx.db, round)
  const origins = ctx.use(originsPort)
  const serverSeed = openServerSeed(ctx.use(secretsPort), pair)
  return {
    roundId: round.id,
    game,
    version,
    mode,
    choice,
    currency,
    amount: new Money(currency, round.amount).toString(),
    payout: new Money(currency, round.payout).toString(),
    isDemo,
    isOpen: round.state === 'open',
    serverSeedHash: pair.hash,
    serverSeed: pair.isRevealed ? serverSeed : null,
    clientSeed: pair.clientSeed,
    nonce,
    events: [...events],
    verifyPage: new URL('/play/verify/', origins.games).href,
    draw:
      round.bookId === null
        ? null
        : await describeDraw(bundles, origins.bundles, round, { ...pair, serverSeed, nonce }),
  }
})
