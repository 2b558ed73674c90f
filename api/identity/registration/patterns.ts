/**
 * The pattern families an operator may ask of a field. `source` is a regular expression for the `u` flag that says which
 * characters and which order; the length is the rule's, counted in characters (code points).
 */
export interface Pattern {
  /** Stable: stored in settings and sent to clients. */
  readonly id: number
  readonly family: PatternFamily
  readonly source: string
  /** Beyond the expression: 31 February fits the digits and is no date. */
  readonly accepts?: (text: string) => boolean
}

export type PatternFamily = (typeof families)[number]['family']

function isCalendarDate(year: number, month: number, day: number): boolean {
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // There is no year 0, and databases refuse it.
  return year > 0 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const parts = (text: string) => text.split('-').map(Number) as [number, number, number]

// Every expression is linear: one character class repeated, or look-aheads over such.
const families = [
  { id: 1, family: 'any', source: String.raw`^[^\p{Cc}\p{Cs}]*$` },
  { id: 2, family: 'letterFirst', source: '^[A-Za-z][A-Za-z0-9]*$' },
  { id: 3, family: 'chineseDigits', source: String.raw`^[\p{Script=Han}0-9]+$` },
  {
    id: 4,
    family: 'email',
    source: String.raw`^[A-Za-z0-9_%+\-]+(?:\.[A-Za-z0-9_%+\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$`,
  },
  { id: 5, family: 'alphanumeric', source: '^[A-Za-z0-9]+$' },
  { id: 6, family: 'lettersAndDigits', source: String.raw`^(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])[\x21-\x7e]+$` },
  { id: 7, family: 'digits', source: '^[0-9]+$' },
  { id: 8, family: 'alphanumericUppercase', source: '^(?=[^A-Z]*[A-Z])[A-Za-z0-9]+$' },
  { id: 9, family: 'englishLettersSpaces', source: '^(?=[^A-Za-z]*[A-Za-z])[A-Za-z ]+$' },
  { id: 10, family: 'noSpaces', source: String.raw`^[^\s\p{Cc}\p{Cs}]+$` },
  { id: 11, family: 'chinesePunctuation', source: String.raw`^[\p{Script=Han}\p{P}]+$` },
  {
    id: 12,
    family: 'dateYearFirst',
    source: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    accepts(text: string) {
      const [year, month, day] = parts(text)
      return isCalendarDate(year, month, day)
    },
  },
  {
    id: 13,
    family: 'dateMonthFirst',
    source: '^[0-9]{2}-[0-9]{2}-[0-9]{4}$',
    accepts(text: string) {
      const [month, day, year] = parts(text)
      return isCalendarDate(year, month, day)
    },
  },
  // People's names. Marks and joiners belong to letters (Bengali, Hindi, Arabic, Persian), and O’Neil, Jean-Luc and
  // Md. Rahim are written with what stands between theirs.
  {
    id: 14,
    family: 'lettersSpaces',
    source: String.raw`^(?=\P{L}*\p{L})(?:[\p{L}\p{M}][\u200c\u200d]?|[ .'’\-])+$`,
  },
  { id: 15, family: 'korean', source: String.raw`^\p{Script=Hangul}+$` },
  { id: 16, family: 'thai', source: String.raw`^\p{Script=Thai}+$` },
  {
    id: 17,
    family: 'thaiEnglish',
    source: String.raw`^(?=[^A-Za-z\p{Script=Thai}]*[A-Za-z\p{Script=Thai}])[\p{Script=Thai}A-Za-z ]+$`,
  },
  { id: 18, family: 'uppercaseSpaces', source: '^(?=[^A-Z]*[A-Z])[A-Z ]+$' },
  { id: 19, family: 'lettersDigitsSymbols', source: String.raw`^[\x21-\x7e]+$` },
  {
    id: 20,
    family: 'strongPassword',
    source: String.raw`^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[\x21-\x7e]+$`,
  },
] as const

export const patterns: readonly Pattern[] = families

const byId = new Map(patterns.map((pattern) => [pattern.id, pattern]))
const byFamily = new Map(patterns.map((pattern) => [pattern.family, pattern]))
const compiled = new Map<number, RegExp>()

/** Undefined for an id nobody knows. */
export function patternOf(id: number): Pattern | undefined {
  return byId.get(id)
}

export function patternIdOf(family: PatternFamily): number {
  return byFamily.get(family)!.id
}

/** Length as a person counts it: a letter outside the basic plane is one. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Whether a text belongs to a family, whatever its length. */
export function fitsPattern(pattern: Pattern, text: string): boolean {
  let expression = compiled.get(pattern.id)
  if (!expression) {
    expression = new RegExp(pattern.source, 'u')
    compiled.set(pattern.id, expression)
  }
  return expression.test(text) && (pattern.accepts?.(text) ?? true)
}
