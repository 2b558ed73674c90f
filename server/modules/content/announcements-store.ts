import { empty, type Queryable, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import type { Announced, Announcement, AnnouncementPlatform, AnnouncementType } from './announcement.ts'

const columns = sql`
  id, type, platform, titles, texts, group_name as "groupName", linkage_type as "linkageType", linkage, art,
  image_url as "imageUrl", execution_code as "executionCode", position, starts_at as "startsAt", ends_at as "endsAt",
  version, is_draft as "isDraft", withdrawn_at as "withdrawnAt", created_at as "createdAt"`

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
      and not is_draft
      and type = any(${types}::text[])
      and starts_at <= ${new Date(now)}
      and (ends_at is null or ends_at > ${new Date(now)})
      ${platform === undefined ? empty : sql`and (platform is null or platform = ${platform})`}
    order by type, position, id
    limit ${SHOWN_MOST}`)
}

/** Who wrote a version, and when. */
export interface Writing {
  isDraft: boolean
  by: string
  now: number
}

async function keepVersion(tx: Tx, announcement: Announcement, announced: Announced, { by, now }: Writing) {
  await tx.run(sql`
    insert into content.announcement_version (announcement_id, number, announced, written_by, written_at)
    values (${announcement.id}, ${announcement.version}, ${JSON.stringify(announced)}::jsonb, ${by}, ${new Date(now)})`)
  return announcement
}

export async function insertAnnouncement(tx: Tx, announced: Announced, writing: Writing): Promise<Announcement> {
  const { startsAt, endsAt } = announced
  const written = await tx.one<Announcement>(sql`
    insert into content.announcement
      (type, platform, titles, texts, group_name, linkage_type, linkage, art, image_url, execution_code, position,
       starts_at, ends_at, is_draft, created_at)
    values
      (${announced.type}, ${announced.platform}, ${JSON.stringify(announced.titles)}::jsonb,
       ${JSON.stringify(announced.texts)}::jsonb, ${announced.groupName}, ${announced.linkageType},
       ${announced.linkage}, ${announced.art}, ${announced.imageUrl}, ${announced.executionCode},
       ${announced.position}, ${new Date(startsAt)}, ${endsAt === null ? null : new Date(endsAt)},
       ${writing.isDraft}, ${new Date(writing.now)})
    returning ${columns}`)
  return keepVersion(tx, written, announced, writing)
}

/** Another version of one, which is shown from now on, also where it was withdrawn. */
export async function changeAnnouncement(
  tx: Tx,
  id: bigint,
  announced: Announced,
  writing: Writing,
): Promise<Announcement> {
  const { startsAt, endsAt } = announced
  const written = await tx.one<Announcement>(sql`
    update content.announcement
    set type = ${announced.type}, platform = ${announced.platform},
      titles = ${JSON.stringify(announced.titles)}::jsonb, texts = ${JSON.stringify(announced.texts)}::jsonb,
      group_name = ${announced.groupName}, linkage_type = ${announced.linkageType}, linkage = ${announced.linkage},
      art = ${announced.art}, image_url = ${announced.imageUrl}, execution_code = ${announced.executionCode},
      position = ${announced.position}, starts_at = ${new Date(startsAt)},
      ends_at = ${endsAt === null ? null : new Date(endsAt)}, is_draft = ${writing.isDraft}, withdrawn_at = null,
      version = version + 1
    where id = ${id}
    returning ${columns}`)
  return keepVersion(tx, written, announced, writing)
}

export async function findAnnouncement(db: Queryable, id: bigint): Promise<Announcement | undefined> {
  return db.maybe<Announcement>(sql`
    select ${columns}
    from content.announcement
    where id = ${id}`)
}

/** Locks it until the transaction ends. */
export async function lockAnnouncement(tx: Tx, id: bigint): Promise<Announcement | undefined> {
  return tx.maybe<Announcement>(sql`
    select ${columns}
    from content.announcement
    where id = ${id}
    for update`)
}

export interface AnnouncementVersion {
  number: number
  announced: Announced
  writtenBy: string
  writtenAt: number
}

const VERSIONS_SHOWN = 50

/** Newest first. */
export async function announcementVersions(
  db: Queryable,
  id: bigint,
  most: number = VERSIONS_SHOWN,
): Promise<AnnouncementVersion[]> {
  return db.many<AnnouncementVersion>(sql`
    select number, announced, written_by as "writtenBy", written_at as "writtenAt"
    from content.announcement_version
    where announcement_id = ${id}
    order by number desc
    limit ${most}`)
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
