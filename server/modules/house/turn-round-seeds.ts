import { turnRoundSeeds } from '@croupier/api/games/turn-round-seeds.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { findHouseRound } from './rounds-store.ts'
import { lockSeat, openSeat, turnSeeds } from './seats-store.ts'
import { firstSeeds, newServerSeed } from './server-seed.ts'

export default implement(turnRoundSeeds, async (ctx, { roundId, clientSeed }) => {
  const round = await findHouseRound(ctx.tx, roundId)
  if (!round || round.memberId !== ctx.session.memberId) throw ctx.refusal('round.not.found')
  const { memberId, game, isDemo } = round
  const place = { memberId, game, isDemo }
  const secrets = ctx.use(secretsPort)
  // A seat that was given up after a restore: the round's seeds are revealed, and others begin.
  if (!(await lockSeat(ctx.tx, place))) await openSeat(ctx.tx, place, firstSeeds(secrets, clientSeed))
  const seat = await lockSeat(ctx.tx, place)
  assert(seat, 'a seat that was opened is there')
  if (seat.pair.id !== round.seedPairId) return { serverSeedHash: seat.pair.hash }
  if (seat.isRoundOpen) throw ctx.refusal('round.still.open')
  await turnSeeds(ctx.tx, seat, clientSeed, newServerSeed(secrets))
  return { serverSeedHash: seat.nextHash }
})
