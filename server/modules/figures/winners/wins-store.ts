import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { type ShownRound, shownColumns } from './shown-rounds-store.ts'

/** A win that may be shown. */
export interface Win extends ShownRound {
  roundId: string
  /** Of the merchant's calendar: `2026-11-22`. */
  day: string
}

/** Wins kept of a day, currency and category: no board shows more. */
const KEPT = 50

/** The rounds among these events that won most of their currency and category: what was paid above the stake. */
export async function biggestTold(tx: Tx, events: Sql): Promise<string[]> {
  const rows = await tx.many<{ roundId: string }>(sql`
    select "roundId"
    from (
      select payload ->> 'roundId' as "roundId",
        row_number() over (
          partition by payload ->> 'currency', payload ->> 'gameType'
          order by (payload ->> 'payout')::bigint - (payload ->> 'stake')::bigint desc
        ) as place
      from ${events} e
      where (payload ->> 'payout')::bigint > (payload ->> 'stake')::bigint
        and not (payload ->> 'isDemo')::boolean
    ) won
    where place <= ${KEPT}`)
  return rows.map(({ roundId }) => roundId)
}

/** Keeps each that is among the biggest of its day, currency and category, and lets those go that no longer are. */
export async function keepBiggest(tx: Tx, wins: readonly Win[]): Promise<void> {
  if (wins.length === 0) return
  const kept = await tx.run(sql`
    insert into figures.win (round_id, day, currency, game_type, member_id, node_id, stake, payout, closed_at)
    select *
    from unnest(
      ${wins.map(({ roundId }) => roundId)}::uuid[], ${wins.map(({ day }) => day)}::date[],
      ${wins.map(({ currency }) => currency)}::text[], ${wins.map(({ gameType }) => gameType)}::text[],
      ${wins.map(({ memberId }) => memberId)}::bigint[], ${wins.map(({ nodeId }) => nodeId)}::int[],
      ${wins.map(({ stake }) => stake)}::bigint[], ${wins.map(({ payout }) => payout)}::bigint[],
      ${wins.map(({ closedAt }) => new Date(closedAt))}::timestamptz[])
      as w (round_id, day, currency, game_type, member_id, node_id, stake, payout, closed_at)
    where (
      select count(*)
      from (
        select
        from figures.win other
        where other.day = w.day
          and other.currency = w.currency
          and other.game_type = w.game_type
          and other.payout - other.stake >= w.payout - w.stake
        limit ${KEPT}
      ) bigger
    ) < ${KEPT}
    on conflict do nothing`)
  if (kept === 0) return
  await tx.run(sql`
    delete from figures.win
    where round_id in (
      select round_id
      from (
        select round_id,
          row_number() over (partition by day, currency, game_type order by payout - stake desc, round_id) as place
        from figures.win
        where day = any(${[...new Set(wins.map(({ day }) => day))]}::date[])
      ) ranked
      where place > ${KEPT})`)
}

export async function dropWins(tx: Tx, roundIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from figures.win
    where round_id = any(${roundIds}::uuid[])`)
}

export interface WinFilter {
  currency: string
  gameType: string | undefined
  /** The first day, of the merchant's calendar. */
  since: string
  /** Ledger units. */
  minimum: bigint
  limit: number
}

/** Biggest first; a few thousand small rows at most, whatever was played. */
export function biggestWins(db: Queryable, filter: WinFilter, isEachPlayerOnce: boolean): Promise<Win[]> {
  const { currency, gameType, since, minimum, limit } = filter
  return db.many<Win>(sql`
    select "roundId", day, currency, "gameType", "memberId", "nodeId", stake, payout, "closedAt"
    from (
      select round_id::text as "roundId", day::text, ${shownColumns},
        row_number() over (partition by member_id order by payout - stake desc, closed_at desc, round_id) as place
      from figures.win
      where day >= ${since}::date
        and currency = ${currency}
        and (${gameType ?? null}::text is null or game_type = ${gameType ?? null})
        and payout - stake >= ${minimum}
    ) w
    where place = 1 or not ${isEachPlayerOnce}
    order by payout - stake desc, "closedAt" desc, "roundId"
    limit ${limit}`)
}

/** Forgets wins of days that no board reaches back to. Called by a schedule. */
export async function forgetOldWins(db: Queryable): Promise<void> {
  await db.run(sql`
    delete from figures.win
    where day < (now() - interval '40 days')::date`)
}
