import { sql, type Tx } from '../../platform/database.ts'

/** Agents above a member, the direct upline first and the root last. */
export type Upline = readonly bigint[]

/**
 * Keeps under whom members stand from a moment on, where that is not what is kept already, and that it was looked up in
 * this version of the tree.
 */
export async function keepUplines(
  tx: Tx,
  uplines: readonly { memberId: bigint; upline: Upline; since: number }[],
  treeVersion: bigint,
): Promise<void> {
  await tx.run(sql`
    with looked_up as (
      select now.member_id, now.agent_ids::bigint[] as agent_ids, kept.since as kept_since, kept.agent_ids as kept_ids,
        greatest(now.since, kept.since + interval '1 millisecond') as since
      from unnest(
        ${uplines.map(({ memberId }) => memberId)}::bigint[],
        ${uplines.map(({ since }) => new Date(since))}::timestamptz[],
        ${uplines.map(({ upline }) => `{${upline.join(',')}}`)}::text[]) as now (member_id, since, agent_ids)
      left join lateral (
        select u.since, u.agent_ids
        from figures.upline u
        where u.member_id = now.member_id
        order by u.since desc
        limit 1
      ) kept on true
    ), confirmed as (
      update figures.upline u
      set tree_version = ${treeVersion}
      from looked_up l
      where u.member_id = l.member_id
        and u.since = l.kept_since
        and u.agent_ids = l.agent_ids
    )
    insert into figures.upline (member_id, since, agent_ids, tree_version)
    select member_id, since, agent_ids, ${treeVersion}
    from looked_up
    where kept_ids is distinct from agent_ids`)
}

/** Each member's uplines at a moment; of a member not known by then, the first known ones. */
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
      from figures.upline u
      where u.member_id = asked.member_id
      order by u.since <= asked.at desc, case when u.since <= asked.at then u.since end desc, u.since
      limit 1
    ) kept`)
  return new Map(rows.map(({ memberId, at, agentIds }) => [`${memberId} ${at}`, agentIds]))
}
