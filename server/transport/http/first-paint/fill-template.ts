import { completeLanguages, type Language, languageFacts } from '@croupier/words/languages.ts'

/** A line that leads somewhere: a game, an article, a promotion. */
export interface FirstLink {
  path: string
  text: string
  /** Address of its picture, three wide and four high: the line is a tile. */
  picture?: string
  /** A sentence about it: the line is a card. */
  summary?: string
}

/** What stands on a page before its code has come. Texts are plain, and escaped where they are filled in. */
export interface FirstWords {
  /** The tab's name, without the brand's. */
  title?: string
  heading: string
  text?: string
  /** What search engines and cards show of it, where that is not its text. */
  description?: string
  links: readonly FirstLink[]
  /** Of home: heading and text stand in the place of the welcome that follows. */
  isWelcome?: boolean
  /** Markup that was sanitised when it was written. */
  markup?: string
}

export interface Filling {
  language: Language
  brand: string
  /** As `https://play.example.com`. */
  origin: string
  /** Of the page, without its query. */
  path: string
  words: FirstWords
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

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
    ...completeLanguages.map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${address}?language=${each}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address}" />`,
    `<link rel="alternate" type="application/atom+xml" href="/feed.xml" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:locale" content="${language}" />`,
    `<meta name="twitter:card" content="summary" />`,
  ]
}

/** Tiles whose pictures are asked for at once: what the first window of a wide screen may show. */
const TILES_IN_SIGHT = 12

/** As in the portal's game-grid.tsx and game-tile.tsx, with the room of the vendor's line. */
const gridClasses =
  'first-tiles grid grid-cols-[repeat(auto-fill,minmax(min(29%,8.75rem),1fr))] gap-x-2.5 gap-y-5 sm:gap-x-3.5 sm:gap-y-6 lg:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]'
const tileClasses = 'block truncate pb-4 text-sm font-medium'
const pictureClasses = 'mb-2 block aspect-3/4 w-full rounded-lg border border-hairline bg-raised'

function drawTile({ path, text, picture }: FirstLink, place: number): string {
  const loading = place < TILES_IN_SIGHT ? '' : ' loading="lazy"'
  const image =
    picture === undefined
      ? ''
      : `<img src="${escapeHtml(picture)}" width="300" height="400" alt="" class="${pictureClasses}"${loading} />`
  return `<li><a href="${escapeHtml(path)}" class="${tileClasses}">${image}${escapeHtml(text)}</a></li>`
}

/** As in the portal's promotion-card.tsx, with the room of its scene and state. */
function drawCard({ path, text, summary = '' }: FirstLink): string {
  return [
    '<li class="relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface">',
    '<div class="aspect-2/1 bg-raised"></div><div class="flex flex-1 flex-col gap-2 px-4 py-4"><div class="h-5"></div>',
    `<h2 class="text-lg text-balance"><a href="${escapeHtml(path)}" class="no-underline">${escapeHtml(text)}</a></h2>`,
    `<p class="text-sm text-ink-soft">${escapeHtml(summary)}</p></div></li>`,
  ].join('')
}

function drawLinks(links: readonly FirstLink[]): string {
  if (links.length === 0) return ''
  if (links.some(({ summary }) => summary !== undefined)) {
    return `<ul class="mt-25 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">${links.map(drawCard).join('')}</ul>`
  }
  if (links.some(({ picture }) => picture !== undefined)) {
    return `<ul class="${gridClasses}">${links.map(drawTile).join('')}</ul>`
  }
  const lines = links.map(({ path, text }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(text)}</a></li>`)
  return `<ul>${lines.join('')}</ul>`
}

/** In the box and the classes of the portal's hero.tsx, which takes its place: nothing is seen to move. */
function drawWelcome({ heading, text = '' }: FirstWords, picture: string | undefined): string {
  const image =
    picture === undefined
      ? ''
      : `<img src="${escapeHtml(picture)}" alt="" fetchpriority="high" class="kit-mirror absolute inset-x-0 top-0 -z-10 h-36 w-full sm:h-full" />`
  return [
    '<header data-theme="dark" class="relative isolate flex min-h-60 overflow-hidden rounded-lg border border-hairline bg-ground text-ink sm:min-h-80">',
    image,
    '<div class="flex flex-col justify-center gap-2 px-5 pt-28 pb-4 sm:gap-3 sm:max-w-[min(36rem,88%)] sm:px-10 sm:py-8">',
    `<h1 class="font-display text-2xl font-semibold text-balance sm:text-4xl">${escapeHtml(heading)}</h1>`,
    `<p class="text-sm text-pretty text-ink-soft sm:text-lg">${escapeHtml(text)}</p>`,
    // The room of its buttons.
    '<div class="mt-2 min-h-11 sm:min-h-13"></div></div></header>',
  ].join('')
}

function drawHead({ heading, text }: FirstWords): string {
  const sentence = text === undefined ? '' : `<p>${escapeHtml(text)}</p>`
  return `<header><h1>${escapeHtml(heading)}</h1>${sentence}</header>`
}

function drawWords(words: FirstWords, welcomePicture: string | undefined): string {
  return [
    `<main class="first-paint${words.isWelcome ? ' first-welcome' : ''}">`,
    words.isWelcome ? drawWelcome(words, welcomePicture) : drawHead(words),
    words.markup ?? '',
    drawLinks(words.links),
    '</main>',
  ].join('')
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
