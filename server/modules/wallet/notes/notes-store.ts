import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface OrderNote {
  id: bigint
  note: string
  by: string
  at: number
}

const columns = sql`id, note, made_by as by, made_at as at`

export async function notesOf(db: Queryable, reference: string): Promise<OrderNote[]> {
  return db.many<OrderNote>(sql`
    select ${columns}
    from wallet.order_note
    where reference = ${reference}
    order by id
    limit 500`)
}

export async function insertNote(
  tx: Tx,
  note: { reference: string; note: string; by: string; at: number },
): Promise<OrderNote> {
  return tx.one<OrderNote>(sql`
    insert into wallet.order_note (reference, note, made_by, made_at)
    values (${note.reference}, ${note.note}, ${note.by}, ${new Date(note.at)})
    returning ${columns}`)
}
