import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** Writes a new member's ancestry: the member at depth 0, then the parent and everyone above the parent. */
export async function insertAncestry(tx: Tx, memberId: bigint, parentId: bigint): Promise<void> {
  await tx.run(sql`
    insert into identity.ancestry (descendant_id, ancestor_id, depth)
    select ${memberId}::bigint, ${memberId}::bigint, 0
    union all
    select ${memberId}::bigint, ancestor_id, depth + 1
    from identity.ancestry
    where descendant_id = ${parentId}`)
}

/** Everyone above a member, the direct upline first and the root last. */
export async function ancestorsOf(db: Queryable, memberId: bigint): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select ancestor_id as id
    from identity.ancestry
    where descendant_id = ${memberId}
      and depth > 0
    order by depth`)
  return rows.map((row) => row.id)
}

/** The same of many members at once; none for who is not known. */
export async function ancestorsOfMany(db: Queryable, memberIds: readonly bigint[]): Promise<Map<bigint, bigint[]>> {
  const rows = await db.many<{ memberId: bigint; ids: bigint[] }>(sql`
    select asked.id as "memberId", array(
      select a.ancestor_id
      from identity.ancestry a
      where a.descendant_id = asked.id
        and a.depth > 0
      order by a.depth) as ids
    from unnest(${memberIds}::bigint[]) asked (id)`)
  return new Map(rows.map(({ memberId, ids }) => [memberId, ids]))
}

/** Another number as soon as somebody stands elsewhere than before; it stays where somebody joins. */
export async function treeVersion(db: Queryable): Promise<bigint> {
  const { version } = await db.one<{ version: bigint }>(sql`select version from identity.tree_version`)
  return version
}

/** An agent's direct members, by the beginning of their account, in its order. */
export async function directDownlineOf(
  db: Queryable,
  agentId: bigint,
  search: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.many<{ account: string }>(sql`
    select m.account
    from identity.ancestry a
    join identity.member m on m.id = a.descendant_id
    where a.ancestor_id = ${agentId}
      and a.depth = 1
      and starts_with(lower(m.account), ${search.toLowerCase()})
    order by m.account
    limit ${limit}`)
  return rows.map(({ account }) => account)
}

/** An agent's direct members, the newest first. */
export async function directDownlineIds(db: Queryable, agentId: bigint, limit: number): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select descendant_id as id
    from identity.ancestry
    where ancestor_id = ${agentId}
      and depth = 1
    order by descendant_id desc
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
