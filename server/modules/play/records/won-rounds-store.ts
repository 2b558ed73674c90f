import { sql, type Tx } from '../../../platform/database.ts'

/** A round that is over and paid more than was staked; amounts in ledger units. */
export interface WonRound {
  roundId: string
  currency: string
  gameType: string
  memberId: bigint
  nodeId: number
  stake: bigint
  payout: bigint
  /** Epoch milliseconds. */
  closedAt: number
}

/** Those of these rounds that are over and paid more than was staked, as they stand now; none of play money. */
export function wonAmong(tx: Tx, roundIds: readonly string[]): Promise<WonRound[]> {
  return tx.many<WonRound>(sql`
    select r.id::text as "roundId", r.currency, r.game_type as "gameType", r.member_id as "memberId",
      r.node_id as "nodeId", r.stake, r.payout, r.closed_at as "closedAt"
    from unnest(${roundIds}::uuid[]) asked (id)
    cross join lateral (select * from play.round r where r.id = asked.id limit 1) r
    where r.state = 'closed'
      and not r.is_demo
      and r.payout > r.stake`)
}
