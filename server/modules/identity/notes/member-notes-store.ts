import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'

export interface MemberNote {
  id: bigint
  note: string
  by: string
  at: number
}

const columns = sql`id, note, written_by as by, written_at as at`

export function notesOf(
  db: Queryable,
  memberId: bigint,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<MemberNote[]> {
  return db.many<MemberNote>(sql`
    select ${columns}
    from identity.member_note
    where member_id = ${memberId}
      and ${below(sql`id`, before)}
    order by id desc
    limit ${limit}`)
}

export function insertNote(
  tx: Tx,
  { memberId, note, by, at }: Omit<MemberNote, 'id'> & { memberId: bigint },
): Promise<MemberNote> {
  return tx.one<MemberNote>(sql`
    insert into identity.member_note (member_id, note, written_by, written_at)
    values (${memberId}, ${note}, ${by}, ${new Date(at)})
    returning ${columns}`)
}
