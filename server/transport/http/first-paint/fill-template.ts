import { offeredLanguages, type Language, languageFacts } from '@croupier/words/languages.ts'
import { drawWords, type FirstWords } from './draw-words.ts'
import { escapeHtml } from '../../../platform/escape-html.ts'

export interface Filling {
  language: Language
  brand: string
  /** As `https://play.example.com`. */
  origin: string
  /** Of the page, without its query. */
  path: string
  words: FirstWords
}

/** Longest description that search engines and cards show. */
const DESCRIPTION_LENGTH = 200

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`
}

/** The same page in each language, and for whoever speaks none of them. */
function headLinks({ language, origin, path }: Filling): string[] {
  const address = escapeHtml(origin + path)
  return [
    `<link rel="canonical" href="${address}?language=${language}" />`,
    ...offeredLanguages.map((each) => `<link rel="alternate" hreflang="${each}" href="${address}?language=${each}" />`),
    `<link rel="alternate" hreflang="x-default" href="${address}" />`,
    `<link rel="alternate" type="application/atom+xml" href="/feed.xml" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:locale" content="${language}" />`,
    `<meta name="twitter:card" content="summary" />`,
  ]
}

/** Where the words go. The build names the picture of the welcome there. */
const PLACE = /<!--first-paint(?: (\S+))?-->/

/** Instead of `replace`: what is filled in may hold `$`. */
const put = (html: string, pattern: RegExp, text: string): string => html.replace(pattern, () => text)

/** The built page with the words, the head and the language of one reader. */
export function fillTemplate(template: string, filling: Filling): string {
  const { language, brand, origin, words } = filling
  const title = escapeHtml(words.title === undefined ? brand : `${words.title} · ${brand}`)
  const described = words.description ?? words.text
  const description = described === undefined ? undefined : escapeHtml(cut(described))
  const { direction } = languageFacts(language)
  let html = put(template, /<html lang="[^"]*">/, `<html lang="${language}" dir="${direction}">`)
  html = put(html, /<title>[^<]*<\/title>/, `<title>${title}</title>`)
  html = put(html, /<meta property="og:title"[^>]*>/, `<meta property="og:title" content="${title}" />`)
  html = put(
    html,
    /<meta property="og:image"[^>]*>/,
    `<meta property="og:image" content="${escapeHtml(origin)}/icon-512.png" />`,
  )
  if (description !== undefined) {
    html = put(html, /<meta name="description"[^>]*>/, `<meta name="description" content="${description}" />`)
    html = put(
      html,
      /<meta property="og:description"[^>]*>/,
      `<meta property="og:description" content="${description}" />`,
    )
  }
  html = put(html, /<\/head>/, `${headLinks(filling).join('')}</head>`)
  return put(html, PLACE, drawWords(words, PLACE.exec(html)?.[1]))
}
