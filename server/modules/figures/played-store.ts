import { boundedAmount, type Queryable, type Sql, sql } from '../../platform/database.ts'

/** What a member played of a category on a day; amounts in ledger units. */
export interface PlayedOnDay {
  memberId: bigint
  /** Of the merchant's calendar: `2026-11-22`. */
  day: string
  gameType: string
  rounds: bigint
  stake: bigint
  payout: bigint
  validBet: bigint
}

export interface PlayedFilter {
  memberIds: readonly bigint[]
  currency: string
  /** Epoch milliseconds; `until` is not included. */
  from: number
  until: number
  /** IANA name of the zone days are cut in. */
  zone: string
}

/** What members played with their own money: all of it, less what they staked from bonuses and what came of that. */
const ownFigures = ({ memberIds, currency, from, until }: Omit<PlayedFilter, 'zone'>): Sql => sql`
  (
    select since, member_id, game_type, rounds, stake, payout, valid_bet
    from figures.member_figure
    where member_id = any(${memberIds}::bigint[])
      and since >= ${new Date(from)}
      and since < ${new Date(until)}
      and currency = ${currency}
    union all
    select since, member_id, game_type, -rounds, -stake, -payout, -valid_bet
    from figures.bonus_figure
    where member_id = any(${memberIds}::bigint[])
      and since >= ${new Date(from)}
      and since < ${new Date(until)}
      and currency = ${currency}
  ) own`

/** What these members played with their own money, by day and category, from what is summed: reads no round. */
export function playedByDay(db: Queryable, filter: PlayedFilter): Promise<PlayedOnDay[]> {
  const { zone } = filter
  return db.many<PlayedOnDay>(sql`
    select member_id as "memberId", (since at time zone ${zone})::date::text as day, game_type as "gameType",
      sum(rounds) as rounds, ${boundedAmount(sql`sum(stake)`)} as stake, ${boundedAmount(sql`sum(payout)`)} as payout,
      ${boundedAmount(sql`sum(valid_bet)`)} as "validBet"
    from ${ownFigures(filter)}
    group by 1, 2, 3
    order by 1, 2, 3`)
}

/** The valid bets among that, for runs that pay everybody: what else was played is neither sent nor read. */
export function validBetsByDay(
  db: Queryable,
  filter: PlayedFilter,
): Promise<Pick<PlayedOnDay, 'memberId' | 'day' | 'gameType' | 'validBet'>[]> {
  const { zone } = filter
  return db.many(sql`
    select member_id as "memberId", (since at time zone ${zone})::date::text as day, game_type as "gameType",
      ${boundedAmount(sql`sum(valid_bet)`)} as "validBet"
    from ${ownFigures(filter)}
    group by 1, 2, 3
    order by 1, 2, 3`)
}

/** Everybody who played in a period, by their number. */
export async function playersWithin(
  db: Queryable,
  { currency, from, until }: Pick<PlayedFilter, 'currency' | 'from' | 'until'>,
): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct member_id as "memberId"
    from figures.member_figure
    where since >= ${new Date(from)}
      and since < ${new Date(until)}
      and currency = ${currency}
    order by 1`)
  return rows.map(({ memberId }) => memberId)
}

/**
 * Which of these questions are answered by yes: did a member wager something in these categories, or in any (null), since a
 * moment? Answers their places in the list.
 */
export async function wageredSince(
  db: Queryable,
  { memberId, currency }: { memberId: bigint; currency: string },
  asked: readonly { since: number; gameTypes: readonly string[] | null }[],
): Promise<ReadonlySet<number>> {
  if (asked.length === 0) return new Set()
  const rows = await db.many<{ place: bigint }>(sql`
    select a.place
    from unnest(
      ${asked.map(({ since }) => new Date(since))}::timestamptz[],
      ${asked.map(({ gameTypes }) => gameTypes?.join(' ') ?? null)}::text[]
    ) with ordinality a (since, game_types, place)
    where exists (
      select
      from figures.member_figure f
      where f.member_id = ${memberId}
        and f.since >= a.since
        and f.currency = ${currency}
        and f.valid_bet > 0
        and (a.game_types is null or f.game_type = any(string_to_array(a.game_types, ' '))))`)
  return new Set(rows.map(({ place }) => Number(place) - 1))
}

/**
 * What these members played in valid bets of their own money in all, or in a period; ledger units. Members without play
 * are missing.
 */
export async function validBetsOf(
  db: Queryable,
  filter: Omit<PlayedFilter, 'zone'>,
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db.many<{ memberId: bigint; validBet: bigint }>(sql`
    select member_id as "memberId", ${boundedAmount(sql`sum(valid_bet)`)} as "validBet"
    from ${ownFigures(filter)}
    group by member_id`)
  return new Map(rows.map(({ memberId, validBet }) => [memberId, validBet]))
}
