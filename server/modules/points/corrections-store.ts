import { boundedAmount, type Queryable, sql, type Tx } from '../../platform/database.ts'

export interface NewCorrection {
  memberId: bigint
  /** Hundredths of a point, signed. */
  amount: bigint
  note: string
  madeBy: string
  isAlone: boolean
  madeAt: number
  postingKey: string
}

export async function insertCorrection(tx: Tx, one: NewCorrection): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into points.correction (member_id, amount, note, made_by, is_alone, made_at, posting_key)
    values (${one.memberId}, ${one.amount}, ${one.note}, ${one.madeBy}, ${one.isAlone}, ${new Date(one.madeAt)},
            ${one.postingKey})
    returning id`)
  return id
}

/** What these gave away alone since a moment; from here to commit, others who ask wait. */
export async function givenAlone(tx: Tx, actors: readonly string[], since: number): Promise<bigint> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('points.givenAlone'))`)
  const { sum } = await tx.one<{ sum: bigint }>(sql`
    select ${boundedAmount(sql`coalesce(sum(amount), 0)`)} as sum
    from points.correction
    where is_alone
      and amount > 0
      and made_by = any(${actors}::text[])
      and made_at >= ${new Date(since)}`)
  return sum
}

/** Why each of these was made, by its number. */
export async function correctionNotes(
  db: Queryable,
  memberId: bigint,
  ids: readonly bigint[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; note: string }>(sql`
    select id::text, note
    from points.correction
    where id = any(${ids}::bigint[]) and member_id = ${memberId}`)
  return new Map(rows.map(({ id, note }) => [id, note]))
}
