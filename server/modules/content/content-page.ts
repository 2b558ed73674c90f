import type { ContentKind, articleAnswer } from '@croupier/api/content/content-pages.ts'
import { plainWords, readMarkup } from '@croupier/api/content/markup.ts'
import type * as z from 'zod/mini'
import { inLanguage } from './announcement.ts'

/** A page as it is published. Times in epoch milliseconds. */
export interface PublishedPage {
  id: bigint
  kind: ContentKind
  slug: string
  version: number
  titles: Readonly<Record<string, string>>
  texts: Readonly<Record<string, string>>
  publishedAt: number
}

const SUMMARY = 160

/** A page in its reader's language. */
export function describeArticle(page: PublishedPage, language: string): z.input<typeof articleAnswer> {
  const content = inLanguage(page.texts, language)
  const words = plainWords(readMarkup(content))
  return {
    slug: page.slug,
    kind: page.kind,
    title: inLanguage(page.titles, language),
    summary: words.length > SUMMARY ? `${words.slice(0, SUMMARY).trimEnd()}…` : words,
    publishedAt: page.publishedAt,
    content,
    version: page.version,
  }
}

/** Whether all the words somebody searches for stand in a page, in their language. */
export function holdsWords(page: PublishedPage, language: string, search: string): boolean {
  const text = `${inLanguage(page.titles, language)} ${plainWords(readMarkup(inLanguage(page.texts, language)))}`
  const held = text.normalize('NFKC').toLocaleLowerCase(language)
  return search
    .normalize('NFKC')
    .toLocaleLowerCase(language)
    .split(/\s+/)
    .every((word) => held.includes(word))
}
