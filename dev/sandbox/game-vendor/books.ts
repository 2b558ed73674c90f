/** A round as the vendor knows it; amounts in cents. */
export interface VendorRound {
  readonly ref: string
  readonly account: string
  readonly game: string
  /** `void` where its bet was taken back, `refused` where the house did not take it. */
  state: 'open' | 'closed' | 'void' | 'refused'
  stake: bigint
  payout: bigint
  /** What the house said against it. */
  refusal?: string
}

/** What the vendor believes of one player, in cents: what the house's books must agree with. */
export interface PlayerTally {
  rounds: number
  staked: bigint
  won: bigint
  /** Bets of which the house said nothing, or which the vendor called off; each is taken back. */
  calledBack: number
  /** Rounds that are not over: calls are still sent until the house answers. */
  awaited: number
}

const KEPT_ROUNDS = 1_000_000

/** The vendor's own books. */
export class Books {
  readonly #players = new Map<string, PlayerTally>()
  readonly #rounds = new Map<string, VendorRound>()
  #awaited = 0

  /** Rounds that are not over, of all players. */
  get awaited(): number {
    return this.#awaited
  }

  of(account: string): PlayerTally {
    let known = this.#players.get(account)
    if (!known) {
      known = { rounds: 0, staked: 0n, won: 0n, calledBack: 0, awaited: 0 }
      this.#players.set(account, known)
    }
    return known
  }

  open(ref: string, account: string, game: string): VendorRound {
    const round: VendorRound = { ref, account, game, state: 'open', stake: 0n, payout: 0n }
    this.#rounds.set(ref, round)
    const oldest = this.#rounds.keys().next()
    if (this.#rounds.size > KEPT_ROUNDS && !oldest.done) this.#rounds.delete(oldest.value)
    this.of(account).awaited += 1
    this.#awaited += 1
    return round
  }

  /** Ends a round: what was staked and won counts where it was closed. */
  close(round: VendorRound, state: 'closed' | 'void' | 'refused'): void {
    const player = this.of(round.account)
    player.awaited -= 1
    this.#awaited -= 1
    round.state = state
    if (state === 'void') player.calledBack += 1
    if (state !== 'closed') {
      round.stake = 0n
      round.payout = 0n
      return
    }
    player.rounds += 1
    player.staked += round.stake
    player.won += round.payout
  }

  players(): [string, PlayerTally][] {
    return [...this.#players]
  }

  rounds(): Iterable<VendorRound> {
    return this.#rounds.values()
  }
}
