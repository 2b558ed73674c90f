import { turnRoundSeeds } from '@croupier/api/games/turn-round-seeds.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { findHouseRound } from './rounds-store.ts'
import { lockSeat, turnSeeds } from './seats-store.ts'
import { newServerSeed } from './server-seed.ts'

export default implement(turnRoundSeeds, async (ctx, { roundId, clientSeed }) => {
  const round = await findHouseRound(ctx.tx, roundId)
  if (!round || round.memberId !== ctx.session.memberId) throw ctx.refusal('round.not.found')
  const { memberId, game, isDemo } = round
  const seat = await lockSeat(ctx.tx, { memberId, game, isDemo })
  assert(seat, 'who has played a game has a seat there')
  if (seat.pair.id !== round.seedPairId) return { serverSeedHash: seat.pair.hash }
  if (seat.isRoundOpen) throw ctx.refusal('round.still.open')
  await turnSeeds(ctx.tx, seat, clientSeed, newServerSeed(ctx.use(secretsPort)))
  return { serverSeedHash: seat.nextHash }
})
