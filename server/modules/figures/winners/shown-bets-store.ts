import { FEED_LINES } from '@croupier/api/figures/winners/winner-answers.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { type ShownRound, shownColumns } from './shown-rounds-store.ts'

/** A bet in the feed. */
export interface ShownBet extends ShownRound {
  id: string
}

/** Rows kept besides those a page shows, so that one that is corrected or hidden leaves no gap. */
const KEPT = 3 * FEED_LINES

/** Keeps the last of the rounds of these events as the newest, and lets the oldest go. Newest first. */
export async function keepShownBets(tx: Tx, events: Sql): Promise<ShownBet[]> {
  const kept = await tx.many<ShownBet>(sql`
    insert into figures.shown_bet (currency, game_type, member_id, node_id, stake, payout, closed_at)
    select payload ->> 'currency', payload ->> 'gameType', (payload ->> 'memberId')::bigint,
      (payload ->> 'nodeId')::int, (payload ->> 'stake')::bigint, (payload ->> 'payout')::bigint,
      'epoch'::timestamptz + (payload ->> 'closedAt')::bigint * interval '1 millisecond'
    from (
      select payload, place
      from ${events} e
      where (payload ->> 'stake')::bigint > 0
        and not (payload ->> 'isDemo')::boolean
      order by place desc
      limit ${FEED_LINES}
    ) newest
    order by place
    returning id::text, ${shownColumns}`)
  if (kept.length === 0) return []
  await tx.run(sql`
    delete from figures.shown_bet
    where id <= (select max(id) from figures.shown_bet) - ${KEPT}`)
  return kept.toReversed()
}

/** Newest first. */
export function newestShownBets(db: Queryable, limit: number): Promise<ShownBet[]> {
  return db.many<ShownBet>(sql`
    select id::text, ${shownColumns}
    from figures.shown_bet
    order by shown_bet.id desc
    limit ${limit}`)
}
