import type { staffAnnouncementDetail } from '@croupier/api/content/announcement.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { type Announcement, describeAnnouncement } from './announcement.ts'
import { announcementVersions } from './announcements-store.ts'

/** An announcement with its versions, as operators see it. */
export async function announcementDetail(
  db: Queryable,
  announcement: Announcement,
  now: number,
): Promise<z.input<typeof staffAnnouncementDetail>> {
  return { ...describeAnnouncement(announcement, now), versions: await announcementVersions(db, announcement.id) }
}
