import { type Queryable, sql, type Tx } from '../../platform/database.ts'

export interface CannedAnswer {
  id: bigint
  title: string
  texts: Record<string, string>
}

/** More are offered nowhere. */
const OFFERED = 200

export async function cannedAnswers(db: Queryable): Promise<CannedAnswer[]> {
  return db.many<CannedAnswer>(sql`
    select id, title, texts
    from feedback.canned_answer
    order by lower(title), id
    limit ${OFFERED}`)
}

/** Undefined where there is none of this id. */
export async function saveAnswer(
  tx: Tx,
  answer: { id: string | undefined; title: string; texts: Record<string, string> },
  by: string,
  now: number,
): Promise<CannedAnswer | undefined> {
  const { id, title, texts } = answer
  const written = JSON.stringify(texts)
  if (id === undefined) {
    return tx.one<CannedAnswer>(sql`
      insert into feedback.canned_answer (title, texts, changed_by, changed_at)
      values (${title}, ${written}::jsonb, ${by}, ${new Date(now)})
      returning id, title, texts`)
  }
  return tx.maybe<CannedAnswer>(sql`
    update feedback.canned_answer
    set title = ${title}, texts = ${written}::jsonb, changed_by = ${by}, changed_at = ${new Date(now)}
    where id = ${id}::bigint
    returning id, title, texts`)
}

export async function removeAnswer(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.run(sql`
    delete from feedback.canned_answer
    where id = ${id}::bigint`)
  return removed > 0
}
