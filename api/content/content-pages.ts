import * as z from 'zod/mini'
import { linesOfText } from '../identity/plain-text.ts'
import { languageCode, textsUpTo } from './announcement.ts'

/** Articles of the help centre, news, posts of the blog, and pages of the house such as its terms. */
export const contentKinds = ['help', 'news', 'blog', 'page'] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentSlug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/))
export const contentId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

export const contentTitles = textsUpTo(200)
/** By language, with the elements of markup.ts; the rest falls away. */
export const contentTexts = z.record(languageCode, linesOfText(1, 50_000))

/** As lists show it, in the reader's language. */
export const articleEntry = z.strictObject({
  slug: contentSlug,
  kind: z.enum(contentKinds),
  title: z.string(),
  /** The beginning of its words. */
  summary: z.string(),
  publishedAt: z.number(),
})

/** Whole. `content` is HTML of the elements of markup.ts and of nothing else. */
export const articleAnswer = z.strictObject({ ...articleEntry.shape, content: z.string(), version: z.number() })

/** As operators see it. */
export const staffContentPage = z.strictObject({
  id: contentId,
  kind: z.enum(contentKinds),
  slug: contentSlug,
  position: z.number(),
  /** Of the latest version. */
  titles: z.record(z.string(), z.string()),
  latestVersion: z.number(),
  publishedVersion: z.nullable(z.number()),
  publishedAt: z.nullable(z.number()),
})

export const staffContentDetail = z.strictObject({
  ...staffContentPage.shape,
  /** What becomes of it by itself; null where nothing is planned. */
  plan: z.nullable(
    z.strictObject({
      version: z.number(),
      publishAt: z.number(),
      endsAt: z.nullable(z.number()),
      /** It is out, and waits for its end. */
      isPublished: z.boolean(),
      plannedBy: z.string(),
    }),
  ),
  /** The latest fifty, newest first. */
  versions: z.array(
    z.strictObject({
      number: z.number(),
      titles: z.record(z.string(), z.string()),
      texts: z.record(z.string(), z.string()),
      writtenBy: z.string(),
      writtenAt: z.number(),
    }),
  ),
})
