/** What the vendor believes of one player, in cents: what the house's books must agree with. */
export interface PlayerTally {
  rounds: number
  staked: bigint
  won: bigint
  /** Bets of which the house said nothing; each is taken back. */
  calledBack: number
  /** Calls that are still sent until the house answers. */
  awaited: number
}

/** The vendor's own books. */
export class Tally {
  readonly #players = new Map<string, PlayerTally>()

  of(account: string): PlayerTally {
    let known = this.#players.get(account)
    if (!known) {
      known = { rounds: 0, staked: 0n, won: 0n, calledBack: 0, awaited: 0 }
      this.#players.set(account, known)
    }
    return known
  }

  all(): [string, PlayerTally][] {
    return [...this.#players]
  }
}
