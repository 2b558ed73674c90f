import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { announcementEntry, bannerEntry, popupEntry, publicTypes } from './announcement.ts'

export const listAnnouncements = operation({
  name: 'listAnnouncements',
  summary: 'What is announced now, by kind, in the reader’s language.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['MCSFE_getListAnnouncements', 'CCSFE_getListAnnouncements'],
  caller: 'anyone',
  input: z.strictObject({
    ...clientWords,
    /** Kinds with commas between; all of them where absent. */
    types: z.optional(z.string().check(z.regex(new RegExp(`^(?:(?:${publicTypes.join('|')})(?:,|$)){1,9}$`)))),
    /** W desktop, M phone; `WEB` and `WAP` are the same. */
    platform: z.optional(z.string().check(z.regex(/^(?:W|M|WEB|WAP)$/))),
  }),
  output: z.strictObject({
    banners: z.array(bannerEntry),
    playerNotices: z.array(announcementEntry),
    popup: z.array(popupEntry),
    promotion: z.array(announcementEntry),
    headlines: z.array(announcementEntry),
  }),
  refusals: [],
  runs: 'reads',
  packed: true,
})
