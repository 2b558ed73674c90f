import type * as z from 'zod/mini'
import type { createAnnouncement } from '@croupier/api/content/create-announcement.ts'
import { cleanMarkup } from '@croupier/api/content/markup.ts'
import type {
  AnnouncementPlatform,
  AnnouncementState,
  AnnouncementType,
  staffAnnouncement,
  staffAnnouncementDetail,
} from '@croupier/api/content/announcement.ts'
import type { FieldFault } from '@croupier/api/envelope.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'

export type Announcement = Omit<z.output<typeof staffAnnouncement>, 'id' | 'state'> & { id: bigint }
export type { AnnouncementPlatform, AnnouncementType }
/** What a version keeps. */
export type Announced = z.output<typeof staffAnnouncementDetail>['versions'][number]['announced']
type Given = ReceivedOf<typeof createAnnouncement>

const PAGE = /^\/(?![/\\])[^\s\\]*$/

function isLinkage(type: string, linkage: string): boolean {
  if (type === 'PAGE') return PAGE.test(linkage)
  if (type === 'WEB') return /^https?:$/.test(URL.parse(linkage)?.protocol ?? '')
  return /^[1-9]\d{0,17}$/.test(linkage)
}

/** What is wrong between the fields of an announcement; each on its own is right by its schema. */
export function faultsOf(given: Given): FieldFault[] {
  const { type, titles, groupName, executionCode, linkageType, linkage, startsAt, endsAt } = given
  const missing = (field: string): FieldFault => ({ field, messageKey: 'fault.required' })
  const wrong = (field: string): FieldFault => ({ field, messageKey: 'fault.format' })
  const faults: FieldFault[] = []
  if (titles['en'] === undefined) faults.push(missing('titles.en'))
  if (type === 'B' && groupName === undefined) faults.push(missing('groupName'))
  if (type !== 'B' && groupName !== undefined) faults.push(wrong('groupName'))
  if (type === 'PU' && executionCode === undefined) faults.push(missing('executionCode'))
  if (type !== 'PU' && executionCode !== undefined) faults.push(wrong('executionCode'))
  if (linkageType !== undefined && linkage === undefined) faults.push(missing('linkage'))
  if (linkageType === undefined && linkage !== undefined) faults.push(missing('linkageType'))
  if (linkageType !== undefined && linkage !== undefined && !isLinkage(linkageType, linkage))
    faults.push(wrong('linkage'))
  if (startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt) faults.push(wrong('endsAt'))
  return faults
}

/** Banners and headlines are plain words; everything else is read with the elements there are. */
function cleanTexts({ type, texts }: Pick<Given, 'type' | 'texts'>): Record<string, string> {
  if (type === 'B' || type === 'H') return texts
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, cleanMarkup(text)]))
}

/** What is kept of what an operator wrote. */
export function announcedBy(given: Given, now: number): Announced {
  return {
    type: given.type,
    platform: given.platform ?? null,
    titles: given.titles,
    texts: cleanTexts(given),
    groupName: given.groupName ?? null,
    linkageType: given.linkageType ?? null,
    linkage: given.linkage ?? null,
    art: given.art ?? null,
    imageUrl: given.imageUrl ?? null,
    executionCode: given.executionCode ?? null,
    position: given.position,
    startsAt: given.startsAt ?? now,
    endsAt: given.endsAt ?? null,
  }
}

function stateOf({ startsAt, endsAt, withdrawnAt, isDraft }: Announcement, now: number): AnnouncementState {
  if (withdrawnAt !== null) return 'withdrawn'
  if (isDraft) return 'draft'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt > now ? 'planned' : 'shown'
}

/** An announcement as operators see it. */
export function describeAnnouncement(announcement: Announcement, now: number): z.input<typeof staffAnnouncement> {
  return { ...announcement, id: announcement.id.toString(), state: stateOf(announcement, now) }
}

/** The text in the reader's language, else in English. */
export function inLanguage(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['en'] ?? ''
}
