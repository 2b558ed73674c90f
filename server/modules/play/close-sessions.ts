import { consume } from '../../platform/outbox-consumer.ts'
import { loggedOut, sessionsEnded } from '../identity/index.ts'
import { closeGameSessionsOf } from './game-sessions-store.ts'

function distinct(memberIds: readonly string[]): bigint[] {
  return [...new Set(memberIds)].map(BigInt)
}

/** Who was locked out everywhere plays no further: his games' sessions take no more bets. What he won is still paid. */
export const closeGamesOfLockedOut = consume({
  name: 'play.gamesOfLockedOut',
  events: [sessionsEnded],
  async fold({ tx }, occurrences) {
    const ended = occurrences.filter(({ payload }) => payload.exceptSessionId === null)
    await closeGameSessionsOf(tx, distinct(ended.map(({ payload }) => payload.memberId)))
  },
})

/** The same for who left of his own accord. */
export const closeGamesOfLoggedOut = consume({
  name: 'play.gamesOfLoggedOut',
  events: [loggedOut],
  async fold({ tx }, occurrences) {
    await closeGameSessionsOf(tx, distinct(occurrences.map(({ payload }) => payload.memberId)))
  },
})
