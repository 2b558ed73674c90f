export interface AmountFormat {
  locale: string
  digits?: 'latin' | 'native' | undefined
  /** Decimal places shown; what is finer is cut, never rounded up to money that is not there. */
  scale?: number | undefined
  sign?: 'auto' | 'always' | 'never' | undefined
}

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat({ locale, digits = 'latin', scale = 2, sign = 'auto' }: AmountFormat): Intl.NumberFormat {
  const key = `${locale}/${digits}/${scale}/${sign}`
  const known = formats.get(key)
  if (known) return known
  // An option and not a part of the tag: a locale may name its own digits already, and two such parts are none.
  const made = new Intl.NumberFormat(locale, {
    ...(digits === 'latin' ? { numberingSystem: 'latn' } : {}),
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    roundingMode: 'trunc',
    signDisplay: sign === 'always' ? 'exceptZero' : sign === 'never' ? 'never' : 'negative',
  })
  formats.set(key, made)
  return made
}

/**
 * An exact decimal string or whole bigint in main units, grouped as the locale groups (bn: 12,34,567.89). No float is
 * ever made of it, so twenty digits come out as they went in. The direction marks some languages put before a sign are
 * taken out: Amount isolates the whole as left to right.
 */
export function formatAmount(value: string | bigint, format: AmountFormat): string {
  return numberFormat(format)
    .format(value as Intl.StringNumericLiteral | bigint)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace('-', '−')
}

/** -1, 0 or 1, read from the text of a decimal. */
export function amountSign(value: string | bigint): -1 | 0 | 1 {
  const text = String(value)
  if (!/[1-9]/.test(text)) return 0
  return text.startsWith('-') ? -1 : 1
}

const DIGIT_ZEROS = [0x0966, 0x09e6, 0x0660, 0x06f0, 0x0e50, 0x1040, 0x17e0, 0x0ed0]

/** A digit of any script as a Latin one; every other character as it is. */
export function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? character : String(code - zero)
}

/** How a language writes the decimal point in Latin digits. */
export function decimalMark(locale: string): ',' | '.' {
  return numberFormat({ locale, scale: 1 }).format(0.5).includes(',') ? ',' : '.'
}

/**
 * What a person types as an amount, made plain: `'১২,৫০০.৫'` becomes `'12500.5'`. A comma is a decimal point only where
 * the language writes it so: elsewhere someone half-way through typing 1,250 would be sending 1.25. '' stays ''.
 * Undefined is no amount at all, or one that is finer than the scale: cut, it would be another amount.
 */
export function plainAmount(typed: string, scale: number, mark: ',' | '.' = '.'): string | undefined {
  let text = Array.from(typed.trim(), latinDigit)
    .join('')
    .replace(/٫/g, '.')
    .replace(/[\s٬']/g, '')
  if (mark === ',' && text.includes(',')) text = text.replace(/\./g, '').replace(',', '.')
  text = text.replace(/,/g, '')
  if (text === '') return ''
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', point = '', fraction = ''] = match
  const kept = whole.replace(/^0+(?=\d)/, '') || '0'
  if (kept.length > 15) return undefined
  if (/[1-9]/.test(fraction.slice(scale))) return undefined
  return scale === 0 || point === '' ? kept : `${kept}.${fraction.slice(0, scale)}`
}

/** An exact decimal string without what is finer than the scale: never more than it was. */
export function cutAmount(amount: string, scale: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return scale === 0 || fraction === '' ? whole : `${whole}.${fraction.slice(0, scale)}`
}

/** Whether all that is wrong with what a person typed is that it is finer than the scale. */
export function isTooFine(typed: string, scale: number, mark: ',' | '.' = '.'): boolean {
  return plainAmount(typed, scale, mark) === undefined && plainAmount(typed, typed.length, mark) !== undefined
}

/** Decimal places of an amount where there is little room: none of a whole one, else those of its currency (undefined). */
export function shortScale(amount: string): 0 | undefined {
  return /\.\d*[1-9]/.test(amount) ? undefined : 0
}
