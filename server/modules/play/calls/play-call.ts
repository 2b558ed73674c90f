import type { Wager } from './valid-bet.ts'

/** One thing a vendor says happened to a member's money in a round. Amounts are ledger units of the member's currency. */
export interface PlayTransaction {
  /** The vendor's own id of it: the same one is the same transaction forever. */
  ref: string
  type: 'bet' | 'win' | 'rollback'
  /** Above zero; a win and a free bet may be zero. Of a rollback not read, but in a ruling. */
  amount: bigint
  /**
   * Of a bet: a gift of the vendor's pays for it. Nothing leaves the member's purse, nothing of it counts as wagered, and
   * what it wins is paid.
   */
  isFree?: boolean
  /** What a rollback takes back; of a win, the bet it belongs to where the vendor says so. */
  originalRef?: string
}

export type RoundRuling = 'closed' | 'void' | 'resettled'

/** One call of a vendor or of a game of the house: applied wholly, in order, or not at all. */
export interface PlayCall {
  vendorId: number
  /** Absent where the vendor names no game: closing a round, taking back. */
  gameNodeId?: number
  memberId: bigint
  currency: string
  /** The token of the game session the vendor named: then bets need it to be live. */
  sessionToken?: string
  roundRef: string
  /** The version 7 uuid a new round gets, where the caller keeps rows of its own under it. */
  roundId?: string
  /** Each `ref` and each `originalRef` once. */
  transactions: readonly PlayTransaction[]
  closesRound: boolean
  /**
   * The house decides of a round where its vendor does not. `closed`: nobody finished it in time; what the vendor sends
   * later still counts. `void`, `resettled`: an operator's word, and the last: wins are refused afterwards, and rollbacks
   * move nothing. Of a ruling's own rollbacks the amount is read where they take back wins: so much of it.
   */
  ruling?: RoundRuling
  /**
   * All bets of the round that is closed, where it is known what they were on: what counts as wagered is told from them.
   * All stakes count where it is not.
   */
  wagers?: readonly Wager[]
  /**
   * What the member has at stake on the same chance already, in other rounds of play: what may be staked at once is all of
   * it together, with every bet of this call. Whoever tells it lets no other stake on it come between.
   */
  besides?: bigint
  /** Kept with the round, added to what is kept already: outcome, choice, seeds. */
  detail?: object
}

/**
 * - `insufficient`, `limit`: final; kept under the vendor's ids, and answered again whenever they come again.
 * - `blocked`: the member may not bet. `no-session`: the game session is over. `game-closed`: the game or its vendor
 * is;   `currency-closed`: in the member's currency.
 * - `round-closed`: no more bets in this round. `no-round`: a win in a round this member has no part in, or for another
 *   member's bet.
 * - `taken-back`: the bet was rolled back, perhaps before it came.
 * - `full`: the balance would be above what one may be. Nothing is kept: what is owed may come again.
 * - `conflict`: the id was used for something else.
 */
export type PlayRefusal =
  | 'insufficient'
  | 'limit'
  | 'blocked'
  | 'no-session'
  | 'game-closed'
  | 'currency-closed'
  | 'round-closed'
  | 'no-round'
  | 'taken-back'
  | 'full'
  | 'conflict'

export type PlayAnswer =
  | {
      outcome: 'done'
      /** Main and bonus together; of a repeat, what was told the first time. */
      balance: bigint
      roundId: string
      /** In the order of the call. `id` is empty for a rollback that found nothing to take back. */
      transactions: { ref: string; id: string; bonusMoved: bigint }[]
    }
  | {
      outcome: PlayRefusal
      /** Before the call; of a refusal that was kept, as it was then. */
      balance: bigint
    }

/** More calls are waiting than the house takes in: nothing was done, the same call may come again. */
export class PlayBusy extends Error {
  override name = 'PlayBusy'
}
