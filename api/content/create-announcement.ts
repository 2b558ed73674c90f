import * as z from 'zod/mini'
import { artKey, position } from '../games/limits.ts'
import { linesOfText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { webAddress } from '../settings/web-address.ts'
import {
  announcementPlatforms,
  announcementTypes,
  bannerGroups,
  executionCodes,
  languageCode,
  linkageTypes,
  staffAnnouncement,
  textsUpTo,
} from './announcement.ts'

const moment = z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))

export const createAnnouncement = operation({
  name: 'createAnnouncement',
  summary: 'Announce something: a banner, a notice, a popup, a promotion or a headline.',
  method: 'POST',
  path: '/staff/announcements',
  caller: 'staff',
  permission: 'content.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    type: z.enum(announcementTypes),
    platform: z.optional(z.enum(announcementPlatforms)),
    /** By language; English must be among them. */
    titles: textsUpTo(200),
    /** By language, with the elements of markup.ts; the rest falls away. */
    texts: z._default(z.record(languageCode, linesOfText(1, 10_000)), {}),
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
  }),
  output: staffAnnouncement,
  refusals: ['request.invalid'],
  runs: 'transaction',
})
