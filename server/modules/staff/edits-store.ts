import { type Queryable, sql, type Tx } from '../../platform/database.ts'
import type { Editor, RecordedEdit } from '../../platform/separation-port.ts'

export async function insertEdit(tx: Tx, edit: RecordedEdit): Promise<void> {
  const { givenAlone } = edit
  await tx.run(sql`
    insert into staff.money_edit (member_id, actor, operation, at, currency, given_alone)
    select member_id, actor, ${edit.operation}, ${new Date(edit.at)}, ${givenAlone?.currency.code ?? null}::text,
      ${givenAlone?.units ?? null}::bigint
    from unnest(${[...edit.memberIds]}::bigint[]) member_id
    cross join unnest(${[...edit.actors]}::text[]) actor`)
}

/** Those of these members since then, for another to whom their money goes: of the same moment, and each once. */
export async function passEditsOn(tx: Tx, from: readonly bigint[], to: bigint, since: number): Promise<void> {
  await tx.run(sql`
    insert into staff.money_edit (member_id, actor, operation, at)
    select distinct ${to}::bigint, e.actor, e.operation, e.at
    from staff.money_edit e
    where e.member_id = any(${from}::bigint[]) and e.at >= ${new Date(since)}
      and not exists (
        select
        from staff.money_edit known
        where known.member_id = ${to} and known.actor = e.actor and known.operation = e.operation and known.at = e.at)`)
}

export function findEditors(db: Queryable, memberId: bigint, since: number): Promise<Editor[]> {
  return db.many<Editor>(sql`
    select distinct actor, operation as what
    from staff.money_edit
    where member_id = ${memberId} and at >= ${new Date(since)}
    order by 1, 2`)
}

/** What these actors gave away alone since then, in ledger units; from here to commit, others who ask wait. */
export async function sumGivenAlone(
  tx: Tx,
  actors: readonly string[],
  currency: string,
  since: number,
): Promise<bigint> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('staff.given_alone'))`)
  const { sum } = await tx.one<{ sum: bigint }>(sql`
    select coalesce(sum(given_alone), 0)::bigint as sum
    from staff.money_edit
    where actor = any(${[...actors]}) and currency = ${currency} and at >= ${new Date(since)}
      and given_alone is not null`)
  return sum
}
