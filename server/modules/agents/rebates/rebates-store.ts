import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { ANYBODY, type GivenRate } from './rebate-rates.ts'

/** All that these agents ever gave these members, or whoever has none of their own. */
export async function ratesGiven(
  db: Queryable,
  agentIds: readonly bigint[],
  memberIds: readonly bigint[],
): Promise<GivenRate[]> {
  return db.many<GivenRate>(sql`
    select agent_id as "agentId", member_id as "memberId", category, from_day::text as "fromDay", rate
    from agents.rebate_rate
    where agent_id = any(${agentIds}::bigint[])
      and member_id = any(${[ANYBODY, ...memberIds]}::bigint[])`)
}

/** Whether any agent gives rates at all: in most houses none does. */
export async function isAnyRateGiven(db: Queryable): Promise<boolean> {
  const { isAny } = await db.one<{ isAny: boolean }>(sql`
    select exists (select from agents.rebate_rate) as "isAny"`)
  return isAny
}

/** Writes what is given from a day on, in place of what was said for that day before. */
export async function giveRates(tx: Tx, rates: readonly GivenRate[], setAt: number): Promise<void> {
  await tx.run(sql`
    insert into agents.rebate_rate as r (agent_id, member_id, category, from_day, rate, set_at)
    select g.agent_id, g.member_id, g.category, g.from_day, g.rate, ${new Date(setAt)}
    from unnest(
      ${rates.map(({ agentId }) => agentId)}::bigint[], ${rates.map(({ memberId }) => memberId)}::bigint[],
      ${rates.map(({ category }) => category)}::text[], ${rates.map(({ fromDay }) => fromDay)}::date[],
      ${rates.map(({ rate }) => rate)}::int[])
      as g (agent_id, member_id, category, from_day, rate)
    on conflict (agent_id, member_id, category, from_day) do update
    set rate = excluded.rate, set_at = excluded.set_at`)
}
