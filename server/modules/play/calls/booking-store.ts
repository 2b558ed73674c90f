import { uuidv7 } from '@croupier/basis/ids.ts'
import { type Queryable, sql } from '../../../platform/database.ts'
import type { GameType } from '@croupier/api/games/game-types.ts'
import { roundHash, transactionHash } from './reference.ts'

/** What one player put into a round that is over, and got back. Ledger units. */
export interface BookedRound {
  roundId: string
  memberId: bigint
  /** The account in which the money was set aside. */
  purse: bigint
  stake: bigint
  payout: bigint
  validBet: bigint
}

/** Rounds of one game in one currency that ended together. */
export interface BookedRounds {
  vendorId: number
  vendorCode: string
  gameNodeId: number
  gameType: GameType
  currency: string
  isDemo: boolean
  /** The house's account that their stakes go to and their wins come from. */
  house: bigint
  openedAt: number
  detail: object
  rounds: readonly BookedRound[]
}

/** The one statement that books them; see play.book_rounds. */
export async function bookRounds(db: Queryable, booked: BookedRounds, now: number): Promise<void> {
  const { vendorId, rounds } = booked
  const refsOf = (what: string) => rounds.map(({ roundId }) => transactionHash(vendorId, `${roundId}:${what}`))
  await db.run(sql`
    select from play.book_rounds(
      ${vendorId}, ${booked.vendorCode}, ${booked.gameNodeId}, ${booked.gameType}, ${booked.currency}, ${booked.house},
      ${booked.isDemo}, ${new Date(booked.openedAt)},
      ${rounds.map(({ roundId }) => roundId)}::uuid[],
      ${rounds.map(({ roundId }) => roundHash(vendorId, roundId))}::uuid[],
      ${rounds.map(({ memberId }) => memberId)}::bigint[],
      ${rounds.map(({ purse }) => purse)}::bigint[],
      ${rounds.map(({ stake }) => stake)}::bigint[],
      ${rounds.map(({ payout }) => payout)}::bigint[],
      ${rounds.map(({ validBet }) => validBet)}::bigint[],
      ${JSON.stringify(booked.detail)}::jsonb,
      ${rounds.map(() => uuidv7(now))}::uuid[], ${refsOf('bet')}::uuid[],
      ${rounds.map(() => uuidv7(now))}::uuid[], ${refsOf('win')}::uuid[])`)
}
