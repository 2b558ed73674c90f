import { sql } from '../../../platform/database.ts'

/** What others may see of a round, whoever played it; amounts in ledger units. */
export interface ShownRound {
  currency: string
  gameType: string
  memberId: bigint
  nodeId: number
  stake: bigint
  payout: bigint
  /** Epoch milliseconds. */
  closedAt: number
}

/** The columns of a `ShownRound`: every table that keeps one calls them alike. */
export const shownColumns = sql`
  currency, game_type as "gameType", member_id as "memberId", node_id as "nodeId", stake, payout,
  closed_at as "closedAt"`
