import { FEED_LINES } from '@croupier/api/play/winner-answers.ts'
import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** A bet in the feed; amounts in ledger units. */
export interface ShownBet {
  id: string
  currency: string
  gameType: string
  memberId: bigint
  nodeId: number
  stake: bigint
  payout: bigint
  /** Epoch milliseconds. */
  closedAt: number
}

/** Rows kept besides those a page shows, so that one that is corrected or hidden leaves no gap. */
const KEPT = 3 * FEED_LINES

/** Keeps them as the newest, in their order, and lets the oldest go. */
export async function keepShownBets(tx: Tx, bets: readonly Omit<ShownBet, 'id'>[]): Promise<ShownBet[]> {
  const kept = await tx.many<ShownBet>(sql`
    insert into play.shown_bet (currency, game_type, member_id, node_id, stake, payout, closed_at)
    select currency, game_type, member_id, node_id, stake, payout, closed_at
    from unnest(
      ${bets.map(({ currency }) => currency)}::text[], ${bets.map(({ gameType }) => gameType)}::text[],
      ${bets.map(({ memberId }) => memberId)}::bigint[], ${bets.map(({ nodeId }) => nodeId)}::int[],
      ${bets.map(({ stake }) => stake)}::bigint[], ${bets.map(({ payout }) => payout)}::bigint[],
      ${bets.map(({ closedAt }) => new Date(closedAt))}::timestamptz[])
      with ordinality as b (currency, game_type, member_id, node_id, stake, payout, closed_at, place)
    order by place
    returning id::text, currency, game_type as "gameType", member_id as "memberId", node_id as "nodeId", stake, payout,
      closed_at as "closedAt"`)
  await tx.run(sql`
    delete from play.shown_bet
    where id <= (select max(id) from play.shown_bet) - ${KEPT}`)
  return kept
}

/** Newest first. */
export function newestShownBets(db: Queryable, limit: number): Promise<ShownBet[]> {
  return db.many<ShownBet>(sql`
    select id::text, currency, game_type as "gameType", member_id as "memberId", node_id as "nodeId", stake, payout,
      closed_at as "closedAt"
    from play.shown_bet
    order by shown_bet.id desc
    limit ${limit}`)
}
