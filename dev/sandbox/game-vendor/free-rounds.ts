import type { Launch } from './launches.ts'

/** Free rounds that a house gave one of its members at a game. Amounts in cents. */
export interface FreeRounds {
  readonly issue: string
  readonly account: string
  readonly currency: string
  readonly game: string
  readonly stake: bigint
  readonly rounds: number
  readonly validUntil: number
  left: number
  won: bigint
}

const KEPT = 5_000

/** What houses gave at one vendor, the oldest forgotten first. */
export class FreeRoundsBook {
  readonly #issues = new Map<string, FreeRounds>()

  /** Given once under its id, however often it is asked; answers false where the id stands for something else. */
  give(asked: Omit<FreeRounds, 'left' | 'won'>): boolean {
    const known = this.#issues.get(asked.issue)
    if (known) {
      const isSame = (['account', 'currency', 'game', 'stake', 'rounds'] as const).every(
        (field) => known[field] === asked[field],
      )
      return isSame
    }
    this.#issues.set(asked.issue, { ...asked, left: asked.rounds, won: 0n })
    const oldest = this.#issues.keys().next()
    if (this.#issues.size > KEPT && !oldest.done) this.#issues.delete(oldest.value)
    return true
  }

  /** What a player at a game has left, the oldest first. */
  of({ isDemo, seat }: Pick<Launch, 'isDemo' | 'seat'>): FreeRounds | undefined {
    if (isDemo) return undefined
    return [...this.#issues.values()].find(
      ({ account, currency, game, left, validUntil }) =>
        account === seat.account &&
        currency === seat.currency &&
        game === seat.game &&
        left > 0 &&
        validUntil > Date.now(),
    )
  }
}
