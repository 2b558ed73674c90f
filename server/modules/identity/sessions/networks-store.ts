import { type Queryable, type Sql, sql } from '../../../platform/database.ts'

/** What counts as one place: /24 of IPv4, /48 of IPv6. A home's address changes within it, a stranger's lies elsewhere. */
function networkOf(ip: string | null): Sql {
  return sql`network(set_masklen(${ip}::inet, case family(${ip}::inet) when 4 then 24 else 48 end))`
}

/** Whether the member of this id has logged in from this address's network before, as part of a statement. */
export function knowsNetwork(memberId: Sql, ip: string | null): Sql {
  return sql`
    exists (
      select
      from identity.known_network n
      where n.member_id = ${memberId}
        and n.network = ${networkOf(ip)})`
}

export async function isNetworkOf(db: Queryable, memberId: bigint, ip: string | null): Promise<boolean> {
  if (ip === null) return false
  const { isKnown } = await db.one<{ isKnown: boolean }>(sql`
    select ${knowsNetwork(sql`${memberId}::bigint`, ip)} as "isKnown"`)
  return isKnown
}

/** Part of a statement: remembers a network of whose `member_id` stands in `whose`. */
export function rememberingNetwork(whose: Sql, ip: string, now: number): Sql {
  return sql`
    insert into identity.known_network (member_id, network, first_seen_at, last_seen_at)
    select member_id, ${networkOf(ip)}, ${new Date(now)}::timestamptz, ${new Date(now)}::timestamptz
    from ${whose}
    on conflict (member_id, network) do update
    set last_seen_at = excluded.last_seen_at`
}
