import type * as z from 'zod/mini'
import type { createAnnouncement } from '@croupier/api/content/create-announcement.ts'
import type {
  AnnouncementPlatform,
  AnnouncementState,
  AnnouncementType,
  staffAnnouncement,
} from '@croupier/api/content/announcement.ts'
import type { FieldFault } from '@croupier/api/envelope.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'

export type Announcement = Omit<z.output<typeof staffAnnouncement>, 'id' | 'state'> & { id: bigint }
export type { AnnouncementPlatform, AnnouncementType }

const PAGE = /^\/(?![/\\])[^\s\\]*$/

function isLinkage(type: string, linkage: string): boolean {
  if (type === 'PAGE') return PAGE.test(linkage)
  if (type === 'WEB') return /^https?:$/.test(URL.parse(linkage)?.protocol ?? '')
  return /^[1-9]\d{0,17}$/.test(linkage)
}

/** What is wrong between the fields of a new announcement; each on its own is right by its schema. */
export function faultsOf(given: ReceivedOf<typeof createAnnouncement>): FieldFault[] {
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

function stateOf({ startsAt, endsAt, withdrawnAt }: Announcement, now: number): AnnouncementState {
  if (withdrawnAt !== null) return 'withdrawn'
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
