import type { Language } from './languages.ts'
import { languageFacts } from './languages.ts'

/** A message as the compiler leaves it: plain text, or texts and arguments in a row. */
export type Message = string | readonly Token[]
export type Token = string | readonly [name: string, type?: string, detail?: string | Cases]
export type Cases = { readonly offset?: number } & { readonly [category: string]: Message }
export type Catalogue = { readonly [key: string]: Message }

/** One stretch of a rendered message. Only literal text may hold tags; what a value says is never read as one. */
export type Piece<Value> = { readonly text: string } | { readonly value: Value }

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

function remembered<Made>(made: Map<string, Made>, key: string, make: () => Made): Made {
  const known = made.get(key)
  if (known) return known
  const fresh = make()
  made.set(key, fresh)
  return fresh
}

const numberStyles: Record<string, Intl.NumberFormatOptions> = {
  percent: { style: 'percent', maximumFractionDigits: 2 },
  integer: { maximumFractionDigits: 0 },
}

/** As every language writes it: in Latin digits (languages.ts), and too small to be grouped. */
const isSmall = (value: number | bigint) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000

function proseNumber(locale: string, value: number | bigint, style = ''): string {
  // The first NumberFormat of a page costs 20 to 50 ms while it is being drawn.
  if (style !== 'percent' && isSmall(value)) return String(value)
  return remembered(
    numberFormats,
    `${locale} ${style}`,
    () => new Intl.NumberFormat(locale, numberStyles[style]),
  ).format(value)
}

/** "4–16", or one number when both ends are the same. */
function proseRange(locale: string, from: number, to: number): string {
  const first = proseNumber(locale, from)
  return from === to ? first : `${first}–${proseNumber(locale, to)}`
}

function proseDate(locale: string, value: number, style: string): string {
  return remembered(dateFormats, `${locale} ${style}`, () => {
    const length = style === 'short' || style === 'long' || style === 'full' ? style : 'medium'
    return new Intl.DateTimeFormat(locale, { dateStyle: length })
  }).format(value)
}

function category(locale: string, type: 'cardinal' | 'ordinal', value: number): string {
  return remembered(pluralRules, `${locale} ${type}`, () => new Intl.PluralRules(locale, { type })).select(value)
}

function isNumeric(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

/**
 * Fills a message. A missing value leaves nothing, never "undefined". Numbers written `{n, number}` and the `#` of a
 * plural use the language's own digits; a plain `{name}` is put in as it is.
 */
export function renderPieces<Value>(
  message: Message,
  language: Language,
  values: Readonly<Record<string, Value | string | number | bigint>>,
): Piece<Value | string>[] {
  const { locale } = languageFacts(language)
  const pieces: Piece<Value | string>[] = []

  function write(part: Message, counted?: number): void {
    if (typeof part === 'string') {
      pieces.push({ text: part })
      return
    }
    for (const token of part) {
      if (token === '#' && counted !== undefined) pieces.push({ value: proseNumber(locale, counted) })
      else if (typeof token === 'string') pieces.push({ text: token })
      else writeArgument(token)
    }
  }

  function writeArgument([name, type, detail]: Exclude<Token, string>): void {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (type === 'plural' || type === 'selectordinal') {
      const cases = detail as Cases
      const number = Number(value)
      const counted = number - (cases.offset ?? 0)
      const rule = category(locale, type === 'plural' ? 'cardinal' : 'ordinal', counted)
      write(cases[String(number)] ?? cases[rule] ?? cases['other'] ?? '', counted)
    } else if (type === 'select') {
      const cases = detail as Cases
      const choice = String(value)
      write((Object.hasOwn(cases, choice) ? cases[choice] : cases['other']) ?? '')
    } else if (value === undefined || value === null) {
      return
    } else if (type === 'number') {
      const number = isNumeric(value) ? value : Number(value)
      pieces.push({ value: proseNumber(locale, number, detail as string | undefined) })
    } else if (type === 'range') {
      pieces.push({ value: proseRange(locale, Number(value), Number(values[detail as string] ?? value)) })
    } else if (type === 'date') {
      pieces.push({ value: proseDate(locale, Number(value), (detail as string | undefined) ?? '') })
    } else {
      pieces.push({ value: isNumeric(value) ? String(value) : value })
    }
  }

  write(message)
  return pieces
}

export type WordValues = Readonly<Record<string, string | number | bigint>>

/** A filled message as one string; tags, if the message has any, are left out and their content kept. */
export function renderText(message: Message, language: Language, values: WordValues = {}): string {
  if (typeof message === 'string') return stripTags(message)
  return renderPieces(message, language, values)
    .map((piece) => ('text' in piece ? stripTags(piece.text) : String(piece.value)))
    .join('')
}

/** Tags are letters only, as in `<terms>…</terms>`; "a < b" stays text. */
export const tagPattern = /<(\/?)([a-zA-Z]+)>/g

function stripTags(text: string): string {
  return text.includes('<') ? text.replace(tagPattern, '') : text
}
