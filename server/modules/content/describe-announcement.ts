import type { announcementEntry } from '@croupier/api/content/announcement.ts'
import type { Language } from '@croupier/words/languages.ts'
import type * as z from 'zod/mini'
import { type Announcement, inLanguage } from './announcement.ts'

/** An announcement as a reader of a language sees it. */
export function describeAnnouncement(announcement: Announcement, reader: Language): z.infer<typeof announcementEntry> {
  return {
    id: announcement.id.toString(),
    title: inLanguage(announcement.titles, reader),
    content: inLanguage(announcement.texts, reader),
    createTime: announcement.startsAt,
    linkageType: announcement.linkageType,
    linkage: announcement.linkage,
  }
}
