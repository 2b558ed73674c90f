import { showRoundFairness } from '@croupier/api/games/show-round-fairness.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { findHouseRound, seedPairOf } from './rounds-store.ts'
import { openServerSeed } from './server-seed.ts'

export default implement(showRoundFairness, async (ctx, { roundId }) => {
  const round = await findHouseRound(ctx.db, roundId)
  // Another member's round is none: which ids exist is nobody's business.
  if (!round || round.memberId !== ctx.session.memberId) throw ctx.refusal('round.not.found')
  const pair = await seedPairOf(ctx.db, round)
  const { game, version, mode, choice, currency, isDemo, nonce } = round
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
    serverSeed: pair.isRevealed ? openServerSeed(ctx.use(secretsPort), pair) : null,
    clientSeed: pair.clientSeed,
    nonce,
    events: [...round.events],
  }
})
