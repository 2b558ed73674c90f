import type { Secrets } from '../../platform/secrets.ts'
import { type Deal, dealOf } from './deals.ts'
import type { Hand, HandPlayer } from './hands-store.ts'

/** What a hand was dealt, from its rows alone: who sat where and who dealt. */
export function dealOfRow(secrets: Secrets, hand: Hand, players: readonly HandPlayer[]): Deal {
  const positions = { button: hand.button, smallBlind: hand.smallBlindSeat, bigBlind: hand.bigBlindSeat }
  return dealOf(secrets, hand, { positions, players: players.map(({ seat, stack, owes }) => ({ seat, stack, owes })) })
}
