import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'

/** B banner, PL player notice, PU popup, PR promotion, H headline of the marquee. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type AnnouncementType = (typeof announcementTypes)[number]

/** W desktop, M phone. */
export const announcementPlatforms = ['W', 'M'] as const
export type AnnouncementPlatform = (typeof announcementPlatforms)[number]

/** Where a banner stands. */
export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_leftmenu'] as const

/** What a click leads to: a page of ours, a game by its node, a promotion by its id, an address outside. */
export const linkageTypes = ['PAGE', 'GAME', 'PROMOTION', 'WEB'] as const

/** A popup after log-in, to visitors, at the first log-in ever. */
export const executionCodes = ['A', 'B', 'F'] as const

export const languageCode = z.string().check(z.regex(/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/))

/** A text in several languages; English is what everybody else reads. */
export function textsUpTo(most: number) {
  return z.record(languageCode, plainText(1, most).check(z.trim(), z.minLength(1)))
}

/** An announcement as the portal shows it, in the reader's language. */
export const announcementEntry = z.strictObject({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  createTime: z.number(),
})

export const bannerEntry = z.strictObject({
  ...announcementEntry.shape,
  /** Address of a picture; empty where the front end draws the one that `art` names. */
  url: z.string(),
  art: z.nullable(z.string()),
  groupName: z.enum(bannerGroups),
  linkageType: z.nullable(z.enum(linkageTypes)),
  linkage: z.nullable(z.string()),
})

export const popupEntry = z.strictObject({ ...announcementEntry.shape, executionCode: z.enum(executionCodes) })

/** Whether it is seen now, and if not, why. */
export const announcementStates = ['planned', 'shown', 'ended', 'withdrawn'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** An announcement as operators see it. */
export const staffAnnouncement = z.strictObject({
  id: z.string(),
  state: z.enum(announcementStates),
  type: z.enum(announcementTypes),
  platform: z.nullable(z.enum(announcementPlatforms)),
  titles: z.record(z.string(), z.string()),
  texts: z.record(z.string(), z.string()),
  groupName: z.nullable(z.enum(bannerGroups)),
  linkageType: z.nullable(z.enum(linkageTypes)),
  linkage: z.nullable(z.string()),
  art: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  executionCode: z.nullable(z.enum(executionCodes)),
  position: z.number(),
  startsAt: z.number(),
  endsAt: z.nullable(z.number()),
  withdrawnAt: z.nullable(z.number()),
  createdAt: z.number(),
})
