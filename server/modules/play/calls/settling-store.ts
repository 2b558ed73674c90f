import { uuidv7 } from '@croupier/basis/ids.ts'
import { type Queryable, sql } from '../../../platform/database.ts'
import type { Player } from './players-store.ts'
import { transactionHash } from './reference.ts'

/** A round of the house's that ends: everything it wins, all at once. */
export interface EndedRound {
  roundId: string
  player: Player
  wins: readonly { ref: string; amount: bigint }[]
  /** What counts as wagered of it, at most. */
  validBet: bigint
}

/** Rounds of one vendor in one currency. */
export interface EndedRounds {
  vendorId: number
  currency: string
  /** The house's account that their wins come from. */
  house: bigint
  rounds: readonly EndedRound[]
}

export interface SettledRow {
  place: number
  mainBalance: bigint | null
  mainSeq: bigint | null
}

/** The one statement that ends them; see play.settle_rounds. Those it does not name are to go the complete way. */
export function settleRounds(
  db: Queryable,
  { vendorId, currency, house, rounds }: EndedRounds,
  now: number,
): Promise<SettledRow[]> {
  const wins = rounds.flatMap((round, index) => round.wins.map((win) => ({ ...win, place: index + 1 })))
  return db.many<SettledRow>(sql`
    select place, main_balance as "mainBalance", main_seq as "mainSeq"
    from play.settle_rounds(
      ${vendorId}, ${currency}, ${house},
      ${rounds.map(({ roundId }) => roundId)}::uuid[],
      ${rounds.map(({ player }) => player.memberId)}::bigint[],
      ${rounds.map(({ player }) => player.main)}::bigint[],
      ${rounds.map(({ player }) => player.bonus ?? 0n)}::bigint[],
      ${rounds.map(({ validBet }) => validBet)}::bigint[],
      ${rounds.map((round) => round.wins.reduce((total, { amount }) => total + amount, 0n))}::bigint[],
      ${wins.map(({ place }) => place)}::int[],
      ${wins.map(() => uuidv7(now))}::uuid[],
      ${wins.map(({ ref }) => transactionHash(vendorId, ref))}::uuid[],
      ${wins.map(({ ref }) => ref)}::text[],
      ${wins.map(({ amount }) => amount)}::bigint[])`)
}
