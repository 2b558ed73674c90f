import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

/** What counts as one place: /24 of IPv4, /48 of IPv6. A home's address changes within it, a stranger's lies elsewhere. */
function networkOf(ip: string): Sql {
  return sql`network(set_masklen(${ip}::inet, case family(${ip}::inet) when 4 then 24 else 48 end))`
}

/** Whether the member has logged in from this address's network before. */
export async function isKnownNetwork(db: Queryable, memberId: bigint, ip: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.known_network
    where member_id = ${memberId}
      and network = ${networkOf(ip)}`)
  return row !== undefined
}

export async function rememberNetwork(tx: Tx, memberId: bigint, ip: string, now: number): Promise<void> {
  await tx.run(sql`
    insert into identity.known_network (member_id, network, first_seen_at, last_seen_at)
    values (${memberId}, ${networkOf(ip)}, ${new Date(now)}, ${new Date(now)})
    on conflict (member_id, network) do update
    set last_seen_at = excluded.last_seen_at`)
}
