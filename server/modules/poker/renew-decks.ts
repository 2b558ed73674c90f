import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { callOffHand } from './call-off.ts'
import { makeDeck } from './deals.ts'
import { desksFrom, lockDesk, setNextDeck } from './desks-store.ts'

/** Tables that are looked up together; each is renewed in a transaction of its own. */
const AT_ONCE = 500

export interface RenewedDecks {
  /** Hands that were called off. */
  hands: number
  decks: number
}

/**
 * After a restore: what was played since the dump may have shown the cards of every hand that is played, and the deck of the
 * next. So hands are called off, and every table that is not closed commits to another deck.
 */
export async function renewDecks({ database, ports }: App): Promise<RenewedDecks> {
  const secrets = ports.use(secretsPort)
  const renewed = { hands: 0, decks: 0 }
  let after = 0n
  for (;;) {
    const ids = await desksFrom(database, after, AT_ONCE)
    for (const id of ids) {
      const isCalledOff = await database.transaction(async (tx) => {
        const desk = (await lockDesk(tx, id))!
        const isPlaying = await callOffHand(tx, desk)
        await setNextDeck(tx, id, makeDeck(secrets))
        return isPlaying
      })
      if (isCalledOff) renewed.hands += 1
      renewed.decks += 1
    }
    if (ids.length < AT_ONCE) return renewed
    after = ids.at(-1)!
  }
}
