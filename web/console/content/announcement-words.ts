import type { AnnouncementState } from '@croupier/api/content/announcement.ts'
import type { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export type Announcement = OutputOf<typeof listStaffAnnouncements>['list'][number]

export const stateTones: Readonly<Record<AnnouncementState, Tone>> = {
  draft: 'plain',
  planned: 'brass',
  shown: 'jade',
  ended: 'plain',
  withdrawn: 'vermilion',
}

/** The title of something for a reader: in their language, else English. */
export function titleFor({ titles }: Pick<Announcement, 'titles'>, language: string): string {
  return titles[language] ?? titles['en'] ?? ''
}
