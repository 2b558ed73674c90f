import * as z from 'zod/mini'
import { artKey, position } from '../games/limits.ts'
import { linesOfText, plainText } from '../identity/plain-text.ts'
import { webAddress } from '../settings/web-address.ts'

/** B banner, PL player notice, PU popup, PR promotion, H headline of the marquee. */
export const publicTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
/** Besides, AG: a notice to agents, which nobody else reads. */
export const announcementTypes = [...publicTypes, 'AG'] as const
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

/** How long a text may be in each language. */
export const TEXT_MOST = 10_000

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
  linkageType: z.nullable(z.enum(linkageTypes)),
  linkage: z.nullable(z.string()),
})

export const bannerEntry = z.strictObject({
  ...announcementEntry.shape,
  /** Address of a picture; empty where the front end draws the one that `art` names. */
  url: z.string(),
  art: z.nullable(z.string()),
  groupName: z.enum(bannerGroups),
})

export const popupEntry = z.strictObject({ ...announcementEntry.shape, executionCode: z.enum(executionCodes) })

/** Whether it is seen now, and if not, why. */
export const announcementStates = ['draft', 'planned', 'shown', 'ended', 'withdrawn'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** What an announcement says, where and when, as it stands. */
const announced = {
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
}

/** An announcement as operators see it. */
export const staffAnnouncement = z.strictObject({
  id: z.string(),
  state: z.enum(announcementStates),
  ...announced,
  /** Of the latest save, which is what is shown. */
  version: z.number(),
  isDraft: z.boolean(),
  withdrawnAt: z.nullable(z.number()),
  createdAt: z.number(),
})

/** With what it said before. */
export const staffAnnouncementDetail = z.strictObject({
  ...staffAnnouncement.shape,
  /** The latest fifty, newest first. */
  versions: z.array(
    z.strictObject({
      number: z.number(),
      announced: z.strictObject(announced),
      /** Empty where it was written before names were kept. */
      writtenBy: z.string(),
      writtenAt: z.number(),
    }),
  ),
})

const moment = z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))

/** What an operator writes: a new announcement, or another version of one. */
export const announcedFields = {
  type: z.enum(announcementTypes),
  platform: z.optional(z.enum(announcementPlatforms)),
  /** By language; English must be among them. */
  titles: textsUpTo(200),
  /** By language, with the elements of markup.ts; the rest falls away. */
  texts: z._default(z.record(languageCode, linesOfText(1, TEXT_MOST)), {}),
  /** A banner's place; needed with B and with nothing else. */
  groupName: z.optional(z.enum(bannerGroups)),
  linkageType: z.optional(z.enum(linkageTypes)),
  /** A path of ours, a node id, a promotion's id or an address, by `linkageType`. */
  linkage: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  art: z.optional(artKey),
  imageUrl: z.optional(webAddress),
  /** When a popup shows; needed with PU and with nothing else. */
  executionCode: z.optional(z.enum(executionCodes)),
  position: z._default(position, 1000),
  /** Epoch milliseconds; now where absent. */
  startsAt: z.optional(moment),
  endsAt: z.optional(moment),
  /** Kept, and shown to nobody yet. */
  isDraft: z._default(z.boolean(), false),
}
