import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** Which of these members have chosen that a part of their names is shown; who has chosen nothing has not. */
export async function namedAmong(db: Queryable, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const rows = await db.many<{ id: bigint }>(sql`
    select member_id as id
    from figures.named_player
    where member_id = any(${[...new Set(memberIds)]}::bigint[])`)
  return new Set(rows.map(({ id }) => id))
}

export async function namePlayer(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    insert into figures.named_player (member_id)
    values (${memberId})
    on conflict do nothing`)
}

export async function hidePlayer(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    delete from figures.named_player
    where member_id = ${memberId}`)
}
