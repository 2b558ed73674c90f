import { boundedAmount, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import type { Sums } from './change.ts'
import type { MerchantHour } from './merchant-clock.ts'

/** What one member played of one vendor's games of a category, from an instant on for a quarter of an hour. */
export interface MemberFigure extends Sums {
  /** Epoch milliseconds. */
  since: number
  memberId: bigint
  currency: string
  vendorCode: string
  gameType: string
}

/** Sums are added to those of the kept line, called `f`. */
const addingSums = sql`
  set rounds = f.rounds + excluded.rounds,
    won = f.won + excluded.won,
    lost = f.lost + excluded.lost,
    stake = ${boundedAmount(sql`f.stake::numeric + excluded.stake`)},
    payout = ${boundedAmount(sql`f.payout::numeric + excluded.payout`)},
    valid_bet = ${boundedAmount(sql`f.valid_bet::numeric + excluded.valid_bet`)}`

/** For `unnest`: the sums of these figures, a column each, in the order rounds, won, lost, stake, payout, valid bet. */
function sumsOf(figures: readonly Sums[]): Sql {
  return sql`
    ${figures.map(({ rounds }) => rounds)}::int[], ${figures.map(({ won }) => won)}::int[],
    ${figures.map(({ lost }) => lost)}::int[], ${figures.map(({ stake }) => stake)}::bigint[],
    ${figures.map(({ payout }) => payout)}::bigint[], ${figures.map(({ validBet }) => validBet)}::bigint[]`
}

/** One fold or recount at a time: they write the same rows. */
export async function lockFigures(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('play.figures'))`)
}

/** Adds to what is kept. Each key at most once in `figures`. */
export async function addMemberFigures(tx: Tx, figures: readonly MemberFigure[]): Promise<void> {
  await tx.run(sql`
    insert into figures.member_figure as f
      (since, member_id, currency, vendor_code, game_type, rounds, won, lost, stake, payout, valid_bet)
    select *
    from unnest(
      ${figures.map(({ since }) => new Date(since))}::timestamptz[],
      ${figures.map(({ memberId }) => memberId)}::bigint[], ${figures.map(({ currency }) => currency)}::text[],
      ${figures.map(({ vendorCode }) => vendorCode)}::text[], ${figures.map(({ gameType }) => gameType)}::text[],
      ${sumsOf(figures)})
    on conflict (since, member_id, currency, vendor_code, game_type) do update
    ${addingSums}`)
}

/** What the members below an agent played of a category in an hour of the merchant's clock. */
export interface TeamFigure extends Sums {
  agentId: bigint
  /** Epoch milliseconds. */
  since: number
  /** Which calendar day the hour is of. */
  day: string
  currency: string
  gameType: string
}

/** Days are added to those of the kept line, called `d`. */
const addingDays = sql`
  set rounds = d.rounds + excluded.rounds,
    stake = ${boundedAmount(sql`d.stake::numeric + excluded.stake`)},
    payout = ${boundedAmount(sql`d.payout::numeric + excluded.payout`)},
    valid_bet = ${boundedAmount(sql`d.valid_bet::numeric + excluded.valid_bet`)}`

/** Adds to what is kept by hour and by day. Each key at most once in `figures`. */
export async function addTeamFigures(tx: Tx, figures: readonly TeamFigure[]): Promise<void> {
  if (figures.length === 0) return
  await tx.run(sql`
    with given as materialized (
      select *
      from unnest(
        ${figures.map(({ agentId }) => agentId)}::bigint[],
        ${figures.map(({ since }) => new Date(since))}::timestamptz[], ${figures.map(({ day }) => day)}::date[],
        ${figures.map(({ currency }) => currency)}::text[], ${figures.map(({ gameType }) => gameType)}::text[],
        ${sumsOf(figures)})
        as g (agent_id, since, day, currency, game_type, rounds, won, lost, stake, payout, valid_bet)
    ), hours as (
      insert into figures.team_figure as f
        (agent_id, since, currency, game_type, rounds, won, lost, stake, payout, valid_bet)
      select agent_id, since, currency, game_type, rounds, won, lost, stake, payout, valid_bet
      from given
      on conflict (agent_id, since, currency, game_type) do update
      ${addingSums}
    )
    insert into figures.team_day as d (agent_id, day, currency, players, new_players, rounds, stake, payout, valid_bet)
    select agent_id, day, currency, 0, 0, sum(rounds)::int, ${boundedAmount(sql`sum(stake)`)},
      ${boundedAmount(sql`sum(payout)`)}, ${boundedAmount(sql`sum(valid_bet)`)}
    from given
    group by agent_id, day, currency
    order by agent_id, day, currency
    on conflict (agent_id, day, currency) do update
    ${addingDays}`)
}

/**
 * Keeps the planner from taking a subquery apart: what it reads out of a payload would be read again for each sum that
 * uses it, which was a third of what summing cost.
 */
const readOnce = sql`offset 0`

/** Between when and when the rounds of these events were settled, trials' among them; undefined where there are none. */
export async function settledBetween(tx: Tx, events: Sql): Promise<{ first: number; last: number } | undefined> {
  const { first, last } = await tx.one<{ first: bigint | null; last: bigint | null }>(sql`
    select min(closed_at) as first, max(closed_at) as last
    from (
      select (payload ->> 'closedAt')::bigint as closed_at
      from ${events} e
      ${readOnce}
    ) told`)
  return first === null || last === null ? undefined : { first: Number(first), last: Number(last) }
}

/** A member's figure that asks for more: its first round, or a team that must be looked up. */
export interface OpenFigure extends Omit<MemberFigure, 'vendorCode'> {
  /** The first of its rounds that are told now was settled then; epoch milliseconds. */
  firstAt: number
  /** The member is not known to have played on this day. */
  hasBegun: boolean
  /** Counted for the uplines. */
  isPlaced: boolean
}

/**
 * Adds what the rounds of these events come to, for members and for the teams they are known to be in, without one of
 * them leaving the database.
 * @param hours those of the merchant's clock in which the rounds were settled
 * @param treeVersion uplines that were looked up in an older tree are not trusted
 */
export async function addSettled(
  tx: Tx,
  events: Sql,
  hours: readonly MerchantHour[],
  treeVersion: bigint,
): Promise<OpenFigure[]> {
  return tx.many<OpenFigure>(sql`
    with told as (
      select (payload ->> 'memberId')::bigint as member_id, payload ->> 'currency' as currency,
        payload ->> 'vendorCode' as vendor_code, payload ->> 'gameType' as game_type,
        'epoch'::timestamptz + (payload ->> 'closedAt')::bigint * interval '1 millisecond' as closed_at,
        (payload ->> 'stake')::bigint as stake, (payload ->> 'payout')::bigint as payout,
        (payload ->> 'validBet')::bigint as valid_bet
      from ${events} e
      where not (payload ->> 'isDemo')::boolean
      ${readOnce}
    ), added as materialized (
      select date_bin('15 minutes', closed_at, 'epoch') as since, member_id, currency, vendor_code, game_type,
        (count(*) filter (where stake > 0 or payout > 0))::int as rounds,
        (count(*) filter (where payout > stake))::int as won,
        (count(*) filter (where payout < stake))::int as lost,
        ${boundedAmount(sql`sum(stake)`)} as stake, ${boundedAmount(sql`sum(payout)`)} as payout,
        ${boundedAmount(sql`sum(valid_bet)`)} as valid_bet,
        min(closed_at) as first_at
      from told
      group by 1, member_id, currency, vendor_code, game_type
      order by 1, member_id, currency, vendor_code, game_type
    ), kept as (
      insert into figures.member_figure as f
        (since, member_id, currency, vendor_code, game_type, rounds, won, lost, stake, payout, valid_bet)
      select since, member_id, currency, vendor_code, game_type, rounds, won, lost, stake, payout, valid_bet
      from added
      on conflict (since, member_id, currency, vendor_code, game_type) do update
      ${addingSums}
    ), placed as materialized (
      select added.*, h.since as hour, h.day, u.agent_ids,
        rounds > 0 and not exists (
          select
          from figures.member_day d
          where d.member_id = added.member_id
            and d.day = h.day) as has_begun
      from added
      join unnest(
        ${hours.map(({ from }) => new Date(from))}::timestamptz[],
        ${hours.map(({ until }) => new Date(until))}::timestamptz[], ${hours.map(({ day }) => day)}::date[])
        as h (since, until, day)
        on added.since >= h.since and added.since < h.until
      left join lateral (
        select case when newest.tree_version = ${treeVersion} then newest.agent_ids end as agent_ids
        from (
          select k.agent_ids, k.tree_version
          from figures.upline k
          where k.member_id = added.member_id
          order by k.since desc
          limit 1
        ) newest
      ) u on true
    ), by_upline as (
      select agent_ids, hour, day, currency, game_type, sum(rounds) as rounds, sum(won) as won, sum(lost) as lost,
        sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
      from placed
      where agent_ids is not null
      group by agent_ids, hour, day, currency, game_type
    ), days as (
      insert into figures.team_day as d
        (agent_id, day, currency, players, new_players, rounds, stake, payout, valid_bet)
      select agent_id, day, currency, 0, 0, sum(rounds)::int, ${boundedAmount(sql`sum(stake)`)},
        ${boundedAmount(sql`sum(payout)`)}, ${boundedAmount(sql`sum(valid_bet)`)}
      from by_upline
      cross join unnest(agent_ids) agent_id
      group by agent_id, day, currency
      order by agent_id, day, currency
      on conflict (agent_id, day, currency) do update
      ${addingDays}
    ), teams as (
      insert into figures.team_figure as f
        (agent_id, since, currency, game_type, rounds, won, lost, stake, payout, valid_bet)
      select agent_id, hour, currency, game_type, sum(rounds)::int, sum(won)::int, sum(lost)::int,
        ${boundedAmount(sql`sum(stake)`)}, ${boundedAmount(sql`sum(payout)`)}, ${boundedAmount(sql`sum(valid_bet)`)}
      from by_upline
      cross join unnest(agent_ids) agent_id
      group by agent_id, hour, currency, game_type
      order by agent_id, hour, currency, game_type
      on conflict (agent_id, since, currency, game_type) do update
      ${addingSums}
    )
    select member_id as "memberId", since, first_at as "firstAt", currency, game_type as "gameType", rounds, won, lost,
      stake, payout, valid_bet as "validBet", has_begun as "hasBegun", agent_ids is not null as "isPlaced"
    from placed
    where agent_ids is null
      or has_begun
    order by since, member_id`)
}

/** Recounts what teams played by day from the hours, by the calendar of this time zone. */
export async function recountTeamDays(tx: Tx, zone: string): Promise<void> {
  await tx.run(sql`update figures.team_day set rounds = 0, stake = 0, payout = 0, valid_bet = 0`)
  await tx.run(sql`
    insert into figures.team_day as d (agent_id, day, currency, players, new_players, rounds, stake, payout, valid_bet)
    ${teamDaysOf(zone)}
    on conflict (agent_id, day, currency) do update
    ${addingDays}`)
  await tx.run(sql`
    insert into figures.team_day_zone (name)
    values (${zone})
    on conflict (is_only) do update
    set name = excluded.name`)
}

/** The time zone by whose calendar the days of teams were counted; undefined where they never were. */
export async function teamDayZone(db: Queryable): Promise<string | undefined> {
  return (await db.maybe<{ name: string }>(sql`select name from figures.team_day_zone`))?.name
}

const teamDaysOf = (zone: string) => sql`
  select agent_id, (since at time zone ${zone})::date as day, currency, 0 as players, 0 as new_players,
    sum(rounds)::int as rounds, ${boundedAmount(sql`sum(stake)`)} as stake, ${boundedAmount(sql`sum(payout)`)} as payout,
    ${boundedAmount(sql`sum(valid_bet)`)} as valid_bet
  from figures.team_figure
  group by 1, 2, 3`

/** Days of teams that are not what their hours come to. */
export async function countWrongTeamDays(db: Queryable, zone: string): Promise<number> {
  const { wrong } = await db.one<{ wrong: number }>(sql`
    select count(*)::int as wrong
    from figures.team_day d
    full join (${teamDaysOf(zone)}) c using (agent_id, day, currency)
    where (coalesce(d.rounds, 0), coalesce(d.stake, 0), coalesce(d.payout, 0), coalesce(d.valid_bet, 0))
      <> (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.payout, 0), coalesce(c.valid_bet, 0))`)
  return wrong
}
