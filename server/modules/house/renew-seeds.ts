import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { endRoundAt } from './end-round.ts'
import { giveUpSeats, lockSeat, openSeats, type Place, turnSeeds } from './seats-store.ts'
import { newServerSeed } from './server-seed.ts'

const AT_ONCE = 500

export interface RenewedSeeds {
  /** Rounds that were open and were paid. */
  rounds: number
  seats: number
}

/** A round that cannot be paid now stays open; it was decided with its bet, and what comes after it is played under other seeds. */
async function turnBoth({ database, ports }: App, place: Place): Promise<boolean> {
  const secrets = ports.use(secretsPort)
  return database.transaction(async (tx) => {
    const seat = await lockSeat(tx, place)
    if (!seat) return false
    await turnSeeds(tx, seat, seat.pair.clientSeed, newServerSeed(secrets))
    // The pair that was to come may be known as well.
    await turnSeeds(tx, (await lockSeat(tx, place))!, seat.pair.clientSeed, newServerSeed(secrets))
    return true
  })
}

/** Ends what is open as for players who never come back. Answers how many rounds, and seats that stay. */
async function endOpen(app: App): Promise<RenewedSeeds> {
  const renewed = { rounds: 0, seats: 0 }
  let after: Place | undefined
  for (;;) {
    const places = await openSeats(app.database, after, AT_ONCE)
    for (const place of places) {
      try {
        const balance = await endRoundAt({ database: app.database, use: (port) => app.ports.use(port) }, place)
        if (balance !== undefined) renewed.rounds += 1
      } catch (error) {
        app.log.warn({ err: error, member: String(place.memberId), game: place.game }, 'a round could not be paid yet')
        if (await turnBoth(app, place)) renewed.seats += 1
      }
    }
    if (places.length < AT_ONCE) return renewed
    after = places.at(-1)
  }
}

/**
 * After a restore: members may have played under seeds since the dump, or had them revealed, that are active again. So every
 * seat is given up and its seeds revealed; the next visit opens it under others.
 */
export async function renewSeeds(app: App): Promise<RenewedSeeds> {
  const renewed = await endOpen(app)
  let given: number
  do {
    given = await app.database.transaction((tx) => giveUpSeats(tx, AT_ONCE))
    renewed.seats += given
  } while (given === AT_ONCE)
  return renewed
}
