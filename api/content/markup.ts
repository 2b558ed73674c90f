/**
 * What operators may write with: a few elements of HTML, read into a tree of exactly these. Everything else falls away when
 * a text comes in, and again when it is shown, where the tree becomes elements and never markup.
 */
export const blockTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const
export const inlineTags = ['strong', 'em', 'u', 'a', 'br', 'hr'] as const
export type MarkupTag = (typeof blockTags)[number] | (typeof inlineTags)[number]

export interface MarkupElement {
  tag: MarkupTag
  /** Of a link: a page of ours or an https address. */
  href?: string
  children: MarkupNode[]
}
export type MarkupNode = string | MarkupElement

/** Other names of what is known. */
const aliases: Readonly<Record<string, MarkupTag>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', div: 'p' }
const known = new Set<string>([...blockTags, ...inlineTags])
const EMPTY = new Set<MarkupTag>(['br', 'hr'])
/** What stands between these is no text. */
const SILENT = /<(script|style|template|iframe|object|svg|math|textarea|title|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/g
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
/** Deeper than anybody writes. */
const DEPTH = 20

function decode(text: string): string {
  return text.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    const isText = point >= 32 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff) && point !== 127
    return isText ? String.fromCodePoint(point) : ''
  })
}

/** Where a link may lead: a path of ours, or elsewhere by https. */
export function linkAddress(address: string): string | undefined {
  const trimmed = address.trim()
  if (/^\/(?![/\\])[^\s\\]*$/.test(trimmed)) return trimmed
  if (!URL.canParse(trimmed)) return undefined
  const url = new URL(trimmed)
  return url.protocol === 'https:' || url.protocol === 'mailto:' ? url.href : undefined
}

function hrefIn(attributes: string): string | undefined {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const given = match?.[1] ?? match?.[2] ?? match?.[3]
  return given === undefined ? undefined : linkAddress(decode(given))
}

/** Reads a text with elements into a tree of what is known. */
export function readMarkup(html: string): MarkupNode[] {
  const root: MarkupNode[] = []
  const open: MarkupElement[] = []
  const add = (node: MarkupNode): void => void (open.at(-1)?.children ?? root).push(node)
  const text = html.replaceAll(SILENT, '').replaceAll(COMMENT, '')
  let from = 0
  for (const match of text.matchAll(TAG)) {
    if (match.index > from) add(decode(text.slice(from, match.index)))
    from = match.index + match[0].length
    const name = (match[2] ?? '').toLowerCase()
    const tag = Object.hasOwn(aliases, name) ? aliases[name]! : known.has(name) ? (name as MarkupTag) : undefined
    if (tag === undefined) continue
    if (match[1] === '/') {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at >= 0) open.length = at
      continue
    }
    const href = tag === 'a' ? hrefIn(match[3] ?? '') : undefined
    // A link that leads nowhere is its text.
    if (tag === 'a' && href === undefined) continue
    const element: MarkupElement = { tag, ...(href !== undefined && { href }), children: [] }
    add(element)
    if (!EMPTY.has(tag) && open.length < DEPTH) open.push(element)
  }
  if (from < text.length) add(decode(text.slice(from)))
  return root
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A tree as HTML, rebuilt: only the text of what was read stands in it. */
export function writeMarkup(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node)
      const href = node.href === undefined ? '' : ` href="${escape(node.href)}"`
      if (EMPTY.has(node.tag)) return `<${node.tag}>`
      return `<${node.tag}${href}>${writeMarkup(node.children)}</${node.tag}>`
    })
    .join('')
}

/** What is left of a text that somebody sent. */
export function cleanMarkup(html: string): string {
  return writeMarkup(readMarkup(html))
}

/** What stands in a line of its own, and what ends one. */
const apart = new Set<MarkupTag>([...blockTags, 'br', 'hr'])

function spelled(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const words = spelled(node.children)
      return apart.has(node.tag) ? ` ${words} ` : words
    })
    .join('')
}

/** Its words alone, for search and summaries. */
export function plainWords(nodes: readonly MarkupNode[]): string {
  return spelled(nodes).replaceAll(/\s+/g, ' ').trim()
}
