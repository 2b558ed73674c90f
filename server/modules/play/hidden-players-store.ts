import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** Which of these members hide their names. */
export async function hiddenAmong(db: Queryable, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const rows = await db.many<{ id: bigint }>(sql`
    select member_id as id
    from play.hidden_player
    where member_id = any(${[...new Set(memberIds)]}::bigint[])`)
  return new Set(rows.map(({ id }) => id))
}

export async function hidePlayer(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    insert into play.hidden_player (member_id)
    values (${memberId})
    on conflict do nothing`)
}

export async function showPlayer(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    delete from play.hidden_player
    where member_id = ${memberId}`)
}
