import * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { readBody, sessionId } from './rgs-body.ts'
import { RgsError } from './rgs-errors.ts'
import { findSeat, lockSeat, turnSeeds } from './seats-store.ts'
import { newServerSeed, openServerSeed } from './server-seed.ts'
import { findTable, seatAt } from './table.ts'

const showBody = z.object({ sessionID: sessionId })

/** What the coming rounds are committed to. */
export async function showSeeds(app: App, raw: Buffer): Promise<object> {
  const table = await findTable(app, readBody(showBody, raw).sessionID)
  const { pair, nextHash } = await seatAt(app, table)
  return {
    serverSeedHash: pair.hash,
    clientSeed: pair.clientSeed,
    nonce: pair.rounds,
    nextServerSeedHash: nextHash,
  }
}

const rotateBody = z.object({
  sessionID: sessionId,
  clientSeed: z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^\P{Cc}*$/u)),
})

/**
 * Reveals the seeds played under and begins with the next server seed, whose hash the player knew before choosing a
 * client seed. Not while a round is open: seeds are revealed when all their rounds are over.
 */
export async function rotateSeeds(app: App, raw: Buffer): Promise<object> {
  const { sessionID, clientSeed } = readBody(rotateBody, raw)
  const table = await findTable(app, sessionID)
  await seatAt(app, table)
  const secrets = app.ports.use(secretsPort)
  return app.database.transaction(async (tx) => {
    const seat = (await lockSeat(tx, table.place))!
    if (seat.isRoundOpen) throw new RgsError('ERR_BE', 'a round is open')
    await turnSeeds(tx, seat, clientSeed, newServerSeed(secrets))
    const turned = (await findSeat(tx, table.place))!
    return {
      revealed: {
        serverSeed: openServerSeed(secrets, seat.pair),
        serverSeedHash: seat.pair.hash,
        clientSeed: seat.pair.clientSeed,
        // -1: no nonce was used under them.
        lastNonce: seat.pair.rounds - 1,
      },
      serverSeedHash: turned.pair.hash,
      clientSeed: turned.pair.clientSeed,
      nonce: turned.pair.rounds,
      nextServerSeedHash: turned.nextHash,
    }
  })
}
