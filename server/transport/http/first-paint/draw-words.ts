import { escapeHtml } from '../../../platform/escape-html.ts'

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
    return `<ul class="mt-17 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">${links.map(drawCard).join('')}</ul>`
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

/** The words as the portal's own boxes will show them. `welcomePicture`: the address of the picture behind home's. */
export function drawWords(words: FirstWords, welcomePicture: string | undefined): string {
  return [
    `<main class="first-paint${words.isWelcome ? ' first-welcome' : ''}">`,
    words.isWelcome ? drawWelcome(words, welcomePicture) : drawHead(words),
    words.markup ?? '',
    drawLinks(words.links),
    '</main>',
  ].join('')
}
