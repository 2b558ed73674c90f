import { boundedAmount, type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** What happened to a member on a day of the merchant's calendar; ledger units. */
export interface Flow {
  memberId: bigint
  day: string
  currency: string
  registrations: number
  firstDeposits: number
  deposits: number
  deposited: bigint
  withdrawn: bigint
  /** The uplines at that time, the direct upline first. */
  agentIds: readonly bigint[]
}

/** Adds one fact to the member's day and to those of everybody above. */
export async function addFlow(tx: Tx, flow: Flow): Promise<void> {
  const { memberId, day, currency, registrations, firstDeposits, deposits, deposited, withdrawn, agentIds } = flow
  if (deposits > 0 || withdrawn > 0n) {
    await tx.run(sql`
      insert into agents.member_flow as f (member_id, day, currency, deposits, deposited, withdrawn, agent_ids)
      values (${memberId}, ${day}::date, ${currency}, ${deposits}, ${deposited}, ${withdrawn}, ${agentIds}::bigint[])
      on conflict (member_id, day, currency) do update
      set deposits = f.deposits + excluded.deposits,
        deposited = ${boundedAmount(sql`f.deposited::numeric + excluded.deposited`)},
        withdrawn = ${boundedAmount(sql`f.withdrawn::numeric + excluded.withdrawn`)}`)
  }
  await tx.run(sql`
    insert into agents.team_flow as f
      (agent_id, day, currency, registrations, first_deposits, deposited, withdrawn)
    select agent_id, ${day}::date, ${currency}, ${registrations}::int, ${firstDeposits}::int, ${deposited}::bigint,
      ${withdrawn}::bigint
    from unnest(${agentIds}::bigint[]) agent_id
    order by agent_id
    on conflict (agent_id, day, currency) do update
    set registrations = f.registrations + excluded.registrations,
      first_deposits = f.first_deposits + excluded.first_deposits,
      deposited = ${boundedAmount(sql`f.deposited::numeric + excluded.deposited`)},
      withdrawn = ${boundedAmount(sql`f.withdrawn::numeric + excluded.withdrawn`)}`)
}

/** Keeps when a member first paid in. Answers whether this is the first time. */
export async function keepFirstDeposit(
  tx: Tx,
  { memberId, day, currency }: Pick<Flow, 'memberId' | 'day' | 'currency'>,
): Promise<boolean> {
  const kept = await tx.maybe(sql`
    insert into agents.first_deposit (member_id, day, currency)
    values (${memberId}, ${day}::date, ${currency})
    on conflict do nothing
    returning member_id`)
  return kept !== undefined
}

export interface TeamFlow {
  date: string
  registrations: number
  firstDeposits: number
  deposited: bigint
  withdrawn: bigint
}

/** Days of the merchant's calendar, the last included. */
export interface Days {
  from: string
  until: string
}

/** What an agent's team paid in and out, by day. */
export function teamFlows(db: Queryable, agentId: bigint, currency: string, days: Days): Promise<TeamFlow[]> {
  return db.many<TeamFlow>(sql`
    select day::text as date, registrations, first_deposits as "firstDeposits", deposited, withdrawn
    from agents.team_flow
    where agent_id = ${agentId}
      and currency = ${currency}
      and day between ${days.from}::date and ${days.until}::date
    order by day`)
}

interface Moved {
  deposited: bigint
  withdrawn: bigint
}

/** What everybody below each of these paid in and out. */
export async function teamMoved(
  db: Queryable,
  agentIds: readonly bigint[],
  currency: string,
  days: Days,
): Promise<ReadonlyMap<bigint, Moved>> {
  const rows = await db.many<Moved & { id: bigint }>(sql`
    select agent_id as id, ${boundedAmount(sql`sum(deposited)`)} as deposited,
      ${boundedAmount(sql`sum(withdrawn)`)} as withdrawn
    from agents.team_flow
    where agent_id = any(${agentIds}::bigint[])
      and currency = ${currency}
      and day between ${days.from}::date and ${days.until}::date
    group by agent_id`)
  return new Map(rows.map(({ id, ...moved }) => [id, moved]))
}

/** What each of these paid in and out themselves. */
export async function memberMoved(
  db: Queryable,
  memberIds: readonly bigint[],
  currency: string,
  days: Days,
): Promise<ReadonlyMap<bigint, Moved>> {
  const rows = await db.many<Moved & { id: bigint }>(sql`
    select member_id as id, ${boundedAmount(sql`sum(deposited)`)} as deposited,
      ${boundedAmount(sql`sum(withdrawn)`)} as withdrawn
    from agents.member_flow
    where member_id = any(${memberIds}::bigint[])
      and currency = ${currency}
      and day between ${days.from}::date and ${days.until}::date
    group by member_id`)
  return new Map(rows.map(({ id, ...moved }) => [id, moved]))
}

/** Members who deposited so much within these days, and their uplines then. */
export async function depositorsAbove(
  db: Queryable,
  currency: string,
  days: Days,
  least: bigint,
): Promise<{ memberId: bigint; agentIds: bigint[] }[]> {
  return db.many(sql`
    select f.member_id as "memberId", array(
      select distinct agent_id
      from agents.member_flow d
      cross join unnest(d.agent_ids) agent_id
      where d.member_id = f.member_id
        and d.day between ${days.from}::date and ${days.until}::date) as "agentIds"
    from agents.member_flow f
    where f.currency = ${currency}
      and f.day between ${days.from}::date and ${days.until}::date
    group by f.member_id
    having sum(f.deposited) >= ${least}::bigint and sum(f.deposited) > 0`)
}
