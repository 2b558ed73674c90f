/** Texts of choices: rows `_`, an empty row `#`, signs of a row together or joined. Ascending, none twice. */

function isAscending(signs: readonly string[]): boolean {
  return signs.every((sign, at) => at === 0 || signs[at - 1]! < sign)
}

const asNumber = (signs: readonly string[]) => signs.every((sign, at) => at === 0 || +signs[at - 1]! < +sign)

const known = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Looked up by name: there are ten thousand numbers of four digits, and a line may be on thousands of them. */
function among(choices: readonly string[]): ReadonlySet<string> {
  const found = known.get(choices) ?? new Set(choices)
  known.set(choices, found)
  return found
}

/** One row of signs out of `choices`; undefined for anything else. */
export function readSigns(text: string, choices: readonly string[], joiner: '' | '-' | ','): string[] | undefined {
  if (text === '') return undefined
  const signs = text.split(joiner)
  const all = among(choices)
  if (signs.length > choices.length || signs.some((sign) => !all.has(sign))) return undefined
  return asNumber(signs) ? signs : undefined
}

export function readRows(
  text: string,
  count: number,
  choices: readonly string[],
  joiner: '' | '-',
  mayBeEmpty = false,
): string[][] | undefined {
  const parts = text.split('_')
  if (parts.length !== count) return undefined
  const rows: string[][] = []
  for (const part of parts) {
    const row = mayBeEmpty && part === '#' ? [] : readSigns(part, choices, joiner)
    if (!row) return undefined
    rows.push(row)
  }
  return rows.some((row) => row.length > 0) ? rows : undefined
}

/** Numbers of so many digits with commas; at most as many as there are. */
export function readList(text: string, digits: number): string[] | undefined {
  if (text.length > 10 ** digits * (digits + 1)) return undefined
  const numbers = text.split(',')
  const form = new RegExp(`^\\d{${digits}}$`)
  return numbers.every((number) => form.test(number)) && isAscending(numbers) ? numbers : undefined
}

export const digitSigns: readonly string[] = [...'0123456789']

/** `numberSigns(1, 11)` is 01 to 11. */
export function numberSigns(from: number, to: number, digits = 2): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(digits, '0'))
}
