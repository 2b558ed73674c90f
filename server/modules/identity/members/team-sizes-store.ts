import { agentTypes } from '@croupier/api/identity/limits.ts'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { isInTime, type SessionRules } from '../sessions/sessions-store.ts'

export interface TeamSize {
  directs: number
  members: number
  agents: number
  online: number
}

/**
 * Whoever changes the tree holds it before any other lock: many may join and be promoted at once, and whoever moves a branch
 * does so alone, so that nobody takes a place below it that it has left.
 */
export async function holdTree(tx: Tx, isMoving: boolean): Promise<void> {
  await tx.run(
    isMoving
      ? sql`select pg_advisory_xact_lock(hashtext('identity.tree'))`
      : sql`select pg_advisory_xact_lock_shared(hashtext('identity.tree'))`,
  )
}

/** What was counted longer ago than this is counted again by whoever asks. */
const ONLINE_KEPT_MILLISECONDS = 60_000

/** How many stand below, how many of them are agents, and how many are in: at this moment, or some seconds ago. */
export async function teamSize(db: Queryable, agentId: bigint, rules: SessionRules): Promise<TeamSize> {
  const { online, ...size } = await db.one<Omit<TeamSize, 'online'> & { online: number | null }>(sql`
    select coalesce(sum(directs), 0)::int as directs, coalesce(sum(members), 0)::int as members,
      coalesce(sum(agents), 0)::int as agents,
      (select coalesce((select o.online from identity.team_online o where o.agent_id = ${agentId}), 0)
       from identity.team_online_count c
       where c.counted_at > ${new Date(rules.now - ONLINE_KEPT_MILLISECONDS)}) as online
    from (
      select directs, members, agents from identity.team_size where agent_id = ${agentId}
      union all
      select directs, members, agents from identity.team_change where agent_id = ${agentId}
    ) parts`)
  return { ...size, online: online ?? (await onlineBelow(db, agentId, rules)) }
}

async function onlineBelow(db: Queryable, agentId: bigint, rules: SessionRules): Promise<number> {
  const { online } = await db.one<{ online: number }>(sql`
    select count(distinct s.member_id)::int as online
    from identity.session s
    join identity.ancestry a on a.descendant_id = s.member_id and a.ancestor_id = ${agentId} and a.depth > 0
    where ${isInTime(rules)}`)
  return online
}

/** Counts who is in for everybody above them. */
export async function countOnline(tx: Tx, rules: SessionRules): Promise<void> {
  await tx.run(sql`
    with counted as materialized (
      select a.ancestor_id as agent_id, count(*)::int as online
      from (select distinct s.member_id from identity.session s where ${isInTime(rules)}) here
      -- By key: a few are in of very many.
      cross join lateral (
        select p.ancestor_id
        from identity.ancestry p
        where p.descendant_id = here.member_id
          and p.depth > 0
        offset 0
      ) a
      group by a.ancestor_id
    ), gone as (
      delete from identity.team_online o
      where not exists (select from counted c where c.agent_id = o.agent_id)
    )
    insert into identity.team_online as o (agent_id, online)
    select agent_id, online from counted
    on conflict (agent_id) do update
    set online = excluded.online
    where o.online <> excluded.online`)
  await tx.run(sql`
    insert into identity.team_online_count (counted_at)
    values (${new Date(rules.now)})
    on conflict (is_only) do update
    set counted_at = excluded.counted_at`)
}

/** So many differences at once: what is read besides the sizes stays short. */
const FOLDED_AT_ONCE = 20_000

/** Adds to the sizes what has joined, left and was promoted since; answers how many differences that were. */
export async function foldTeamSizes(db: Queryable): Promise<number> {
  const { folded } = await db.one<{ folded: number }>(sql`
    with taken as (
      delete from identity.team_change
      where id in (select id from identity.team_change order by id limit ${FOLDED_AT_ONCE} for update skip locked)
      returning agent_id, directs, members, agents
    ), added as (
      insert into identity.team_size as s (agent_id, directs, members, agents)
      select agent_id, sum(directs)::int, sum(members)::int, sum(agents)::int
      from taken
      group by agent_id
      order by agent_id
      on conflict (agent_id) do update
      set directs = s.directs + excluded.directs,
        members = s.members + excluded.members,
        agents = s.agents + excluded.agents
    )
    select count(*)::int as folded from taken`)
  return folded
}

/** Agents whose size is not what the tree says. */
export async function countWrongSizes(db: Queryable): Promise<number> {
  const { wrong } = await db.one<{ wrong: number }>(sql`
    with kept as (
      select agent_id, sum(directs) as directs, sum(members) as members, sum(agents) as agents
      from (
        select agent_id, directs, members, agents from identity.team_size
        union all
        select agent_id, directs, members, agents from identity.team_change
      ) parts
      group by agent_id
    ), counted as (${countedSizes})
    select count(*)::int as wrong
    from kept k
    full join counted c on c.agent_id = k.agent_id
    where (coalesce(k.directs, 0), coalesce(k.members, 0), coalesce(k.agents, 0))
      <> (coalesce(c.directs, 0), coalesce(c.members, 0), coalesce(c.agents, 0))`)
  return wrong
}

const countedSizes = sql`
  select a.ancestor_id as agent_id, count(*) filter (where a.depth = 1) as directs, count(*) as members,
    count(*) filter (where m.type = any(${[...agentTypes]}::smallint[])) as agents
  from identity.ancestry a
  join identity.member m on m.id = a.descendant_id
  where a.depth > 0
  group by a.ancestor_id`

/** Recounts all sizes from the tree, which the caller has locked. */
export async function recountSizes(tx: Tx): Promise<void> {
  await tx.run(sql`delete from identity.team_change`)
  await tx.run(sql`delete from identity.team_size`)
  await tx.run(sql`insert into identity.team_size (agent_id, directs, members, agents) ${countedSizes}`)
}
