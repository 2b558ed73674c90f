import { sql, type Tx } from '../../platform/database.ts'

/** Agents above a member, the direct upline first and the root last. */
export type Upline = readonly bigint[]

const textOf = (upline: Upline) => `{${upline.join(',')}}`

/** Keeps under whom members stand from this moment on, where that is not what is kept already. */
export async function keepUplines(
  tx: Tx,
  uplines: ReadonlyMap<bigint, Upline>,
  sinceOf: (memberId: bigint) => number,
): Promise<void> {
  const members = [...uplines.keys()]
  await tx.run(sql`
    insert into play.upline (member_id, since, agent_ids)
    select now.member_id, now.since, now.agent_ids::bigint[]
    from unnest(
      ${members}::bigint[], ${members.map((memberId) => new Date(sinceOf(memberId)))}::timestamptz[],
      ${members.map((memberId) => textOf(uplines.get(memberId)!))}::text[]) as now (member_id, since, agent_ids)
    left join lateral (
      select u.agent_ids
      from play.upline u
      where u.member_id = now.member_id
      order by u.since desc
      limit 1
    ) kept on true
    where kept.agent_ids is distinct from now.agent_ids::bigint[]
    on conflict (member_id, since) do update
    set agent_ids = excluded.agent_ids`)
}

/** Under whom each stood at a moment; of who was not known by then, the first that is known. */
export async function uplinesAt(
  tx: Tx,
  asked: readonly { memberId: bigint; at: number }[],
): Promise<Map<string, Upline>> {
  const rows = await tx.many<{ memberId: bigint; at: number; agentIds: bigint[] }>(sql`
    select asked.member_id as "memberId", asked.at, kept.agent_ids as "agentIds"
    from unnest(
      ${asked.map(({ memberId }) => memberId)}::bigint[],
      ${asked.map(({ at }) => new Date(at))}::timestamptz[]) as asked (member_id, at)
    cross join lateral (
      select u.agent_ids
      from play.upline u
      where u.member_id = asked.member_id
      order by u.since <= asked.at desc, case when u.since <= asked.at then u.since end desc, u.since
      limit 1
    ) kept`)
  return new Map(rows.map(({ memberId, at, agentIds }) => [`${memberId} ${at}`, agentIds]))
}
