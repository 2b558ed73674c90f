import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

/** When a version is published and taken down. Times in epoch milliseconds. */
export interface PagePlan {
  version: number
  publishAt: number
  endsAt: number | null
  /** It is out, and waits for its end. */
  isPublished: boolean
  plannedBy: string
}

const columns: Sql = sql`
  version, publish_at as "publishAt", ends_at as "endsAt", is_published as "isPublished", planned_by as "plannedBy"`

export async function planOf(db: Queryable, pageId: bigint): Promise<PagePlan | undefined> {
  return db.maybe<PagePlan>(sql`
    select ${columns}
    from content.page_plan
    where page_id = ${pageId}`)
}

/** The same, and what of it is due by the database's clock. */
export async function duePlanOf(
  tx: Tx,
  pageId: bigint,
): Promise<(PagePlan & { isBegun: boolean; isOver: boolean }) | undefined> {
  return tx.maybe(sql`
    select ${columns}, publish_at <= now() as "isBegun", coalesce(ends_at <= now(), false) as "isOver"
    from content.page_plan
    where page_id = ${pageId}`)
}

/** In the place of what was planned before. */
export async function keepPlan(tx: Tx, pageId: bigint, plan: PagePlan): Promise<void> {
  const { version, publishAt, endsAt, isPublished, plannedBy } = plan
  await tx.run(sql`
    insert into content.page_plan (page_id, version, publish_at, ends_at, is_published, planned_by)
    values
      (${pageId}, ${version}, ${new Date(publishAt)}, ${endsAt === null ? null : new Date(endsAt)}, ${isPublished},
       ${plannedBy})
    on conflict (page_id) do update
    set version = excluded.version, publish_at = excluded.publish_at, ends_at = excluded.ends_at,
      is_published = excluded.is_published, planned_by = excluded.planned_by`)
}

export async function dropPlan(tx: Tx, pageId: bigint): Promise<void> {
  await tx.run(sql`delete from content.page_plan where page_id = ${pageId}`)
}
