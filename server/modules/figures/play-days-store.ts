import { sql, type Tx } from '../../platform/database.ts'

/** A member on a day of the merchant's calendar, `2026-11-22`. */
export interface MemberDay {
  memberId: bigint
  day: string
  currency: string
}

/** How an agent's team counts differently on a day. */
interface TeamChange {
  agentId: bigint
  day: string
  currency: string
  players: number
  newPlayers: number
}

async function addTeamDays(tx: Tx, changes: readonly TeamChange[]): Promise<void> {
  await tx.run(sql`
    insert into figures.team_day as d (agent_id, day, currency, players, new_players)
    select agent_id, day, currency, sum(players), sum(new_players)
    from unnest(
      ${changes.map(({ agentId }) => agentId)}::bigint[], ${changes.map(({ day }) => day)}::date[],
      ${changes.map(({ currency }) => currency)}::text[], ${changes.map(({ players }) => players)}::int[],
      ${changes.map(({ newPlayers }) => newPlayers)}::int[]) as c (agent_id, day, currency, players, new_players)
    group by agent_id, day, currency
    order by agent_id, day, currency
    on conflict (agent_id, day, currency) do update
    set players = d.players + excluded.players,
      new_players = d.new_players + excluded.new_players`)
}

/** Members have played on these days: each member not counted yet is counted once, for all uplines on record. */
export async function beginDays(tx: Tx, days: readonly MemberDay[]): Promise<void> {
  if (days.length === 0) return
  const begun = await tx.many<MemberDay & { agentIds: bigint[]; isFirst: boolean }>(sql`
    with begun as (
      insert into figures.member_day (member_id, day, currency, agent_ids)
      select distinct on (d.member_id, d.day) d.member_id, d.day, d.currency, coalesce(u.agent_ids, '{}')
      from unnest(
        ${days.map(({ memberId }) => memberId)}::bigint[], ${days.map(({ day }) => day)}::date[],
        ${days.map(({ currency }) => currency)}::text[]) as d (member_id, day, currency)
      left join lateral (
        select k.agent_ids
        from figures.upline k
        where k.member_id = d.member_id
        order by k.since desc
        limit 1
      ) u on true
      order by d.member_id, d.day
      on conflict do nothing
      returning member_id, day, currency, agent_ids
    )
    select member_id as "memberId", day::text, currency, agent_ids as "agentIds",
      day = min(day) over (partition by member_id)
        and not exists (select from figures.member_day before where before.member_id = begun.member_id) as "isFirst"
    from begun`)
  const changes = begun.flatMap(({ agentIds, isFirst, day, currency }) =>
    agentIds.map((agentId) => ({ agentId, day, currency, players: 1, newPlayers: isFirst ? 1 : 0 })),
  )
  if (changes.length > 0) await addTeamDays(tx, changes)
}

/** A day as moments, epoch milliseconds. */
export interface EmptiedDay {
  memberId: bigint
  day: string
  from: number
  until: number
}

/** Rounds of members were taken back on these days: who has none left has not played, and counts for nobody. */
export async function endEmptyDays(tx: Tx, days: readonly EmptiedDay[]): Promise<void> {
  if (days.length === 0) return
  const ended = await tx.many<MemberDay & { agentIds: bigint[]; wasFirst: boolean }>(sql`
    with asked as (
      select distinct *
      from unnest(
        ${days.map(({ memberId }) => memberId)}::bigint[], ${days.map(({ day }) => day)}::date[],
        ${days.map(({ from }) => new Date(from))}::timestamptz[],
        ${days.map(({ until }) => new Date(until))}::timestamptz[]) as a (member_id, day, since, until)
    ), ended as (
      delete from figures.member_day d
      using asked
      where d.member_id = asked.member_id
        and d.day = asked.day
        and not exists (
          select
          from figures.member_figure f
          where f.member_id = asked.member_id
            and f.since >= asked.since
            and f.since < asked.until
            and f.rounds > 0)
      returning d.member_id, d.day, d.currency, d.agent_ids
    )
    select member_id as "memberId", day::text, currency, agent_ids as "agentIds",
      not exists (
        select
        from figures.member_day other
        where other.member_id = ended.member_id
          and other.day < ended.day) as "wasFirst"
    from ended`)
  const changes = ended.flatMap(({ agentIds, wasFirst, day, currency }) =>
    agentIds.map((agentId) => ({ agentId, day, currency, players: -1, newPlayers: wasFirst ? -1 : 0 })),
  )
  // Whose first day that was plays for the first time on the next that is left.
  const nowFirst = await tx.many<MemberDay & { agentIds: bigint[] }>(sql`
    select distinct on (member_id) member_id as "memberId", day::text, currency, agent_ids as "agentIds"
    from figures.member_day
    where member_id = any(${ended.filter(({ wasFirst }) => wasFirst).map(({ memberId }) => memberId)}::bigint[])
    order by member_id, day`)
  for (const { agentIds, day, currency } of nowFirst) {
    changes.push(...agentIds.map((agentId) => ({ agentId, day, currency, players: 0, newPlayers: 1 })))
  }
  if (changes.length > 0) await addTeamDays(tx, changes)
}
