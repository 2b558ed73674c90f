import { empty, type Queryable, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import type { Announcement, AnnouncementPlatform, AnnouncementType } from './announcement.ts'

const columns = sql`
  id, type, platform, titles, texts, group_name as "groupName", linkage_type as "linkageType", linkage, art,
  image_url as "imageUrl", execution_code as "executionCode", position, starts_at as "startsAt", ends_at as "endsAt",
  withdrawn_at as "withdrawnAt", created_at as "createdAt"`

/** More of one kind are shown nowhere. */
const SHOWN_MOST = 200

/** What is announced at this moment, in the operator's order. */
export async function shownAnnouncements(
  db: Queryable,
  types: readonly AnnouncementType[],
  platform: AnnouncementPlatform | undefined,
  now: number,
): Promise<Announcement[]> {
  return db.many<Announcement>(sql`
    select ${columns}
    from content.announcement
    where withdrawn_at is null
      and type = any(${types}::text[])
      and starts_at <= ${new Date(now)}
      and (ends_at is null or ends_at > ${new Date(now)})
      ${platform === undefined ? empty : sql`and (platform is null or platform = ${platform})`}
    order by type, position, id
    limit ${SHOWN_MOST}`)
}

export async function insertAnnouncement(
  tx: Tx,
  announcement: Omit<Announcement, 'id' | 'withdrawnAt'>,
): Promise<Announcement> {
  const { startsAt, endsAt, createdAt } = announcement
  return tx.one<Announcement>(sql`
    insert into content.announcement
      (type, platform, titles, texts, group_name, linkage_type, linkage, art, image_url, execution_code, position,
       starts_at, ends_at, created_at)
    values
      (${announcement.type}, ${announcement.platform}, ${JSON.stringify(announcement.titles)}::jsonb,
       ${JSON.stringify(announcement.texts)}::jsonb, ${announcement.groupName}, ${announcement.linkageType},
       ${announcement.linkage}, ${announcement.art}, ${announcement.imageUrl}, ${announcement.executionCode},
       ${announcement.position}, ${new Date(startsAt)}, ${endsAt === null ? null : new Date(endsAt)},
       ${new Date(createdAt)})
    returning ${columns}`)
}

/** Withdrawn a second time, it keeps the moment of the first. */
export async function withdrawAnnouncement(tx: Tx, id: bigint, now: number): Promise<Announcement | undefined> {
  return tx.maybe<Announcement>(sql`
    update content.announcement
    set withdrawn_at = coalesce(withdrawn_at, ${new Date(now)})
    where id = ${id}
    returning ${columns}`)
}

export async function listAnnouncements(
  db: Queryable,
  filter: { type: AnnouncementType | undefined; before: string | undefined; limit: number },
): Promise<Announcement[]> {
  const { type, before, limit } = filter
  return db.many<Announcement>(sql`
    select ${columns}
    from content.announcement
    where true
      ${type === undefined ? empty : sql`and type = ${type}`}
      and ${below(sql`id`, before)}
    order by id desc
    limit ${limit}`)
}
