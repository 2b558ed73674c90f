import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** Handed in twice, a picture keeps who was first. */
export async function keepContentPicture(tx: Tx, kept: { name: string; by: string; now: number }): Promise<void> {
  await tx.run(sql`
    insert into content.picture (name, added_by, added_at)
    values (${kept.name}, ${kept.by}, ${new Date(kept.now)})
    on conflict do nothing`)
}

export async function isContentPicture(db: Queryable, name: string): Promise<boolean> {
  const found = await db.maybe(sql`
    select 1
    from content.picture
    where name = ${name}`)
  return found !== undefined
}
