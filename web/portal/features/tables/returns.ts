import type { Ratio } from '@croupier/basis/ratio.ts'
import { exactReturn, spotsOf, type TableCode, type TableRules } from '@croupier/games/tables/tables.ts'

/** Spots that pay and return the same are one line of the rules. */
export interface ReturnLine {
  /** The first of them names what they have in common: its kind. */
  readonly spot: string
  readonly kind: string
  /** More than one spot of its kind stands behind the line. */
  readonly isKind: boolean
  readonly pays: string
  readonly returned: string
}

const DIGITS = 4n

/** What comes back of a hundred on average, in four places, cut: `98.9421`. */
export function percentText(ratio: Ratio): string {
  const scaled = (ratio.numerator * 100n * 10n ** DIGITS) / ratio.denominator
  const text = String(scaled).padStart(Number(DIGITS) + 1, '0')
  return `${text.slice(0, -Number(DIGITS))}.${text.slice(-Number(DIGITS))}`
}

/** What every kind of spot pays and returns, in the order of the table. */
export function returnLines(gameCode: TableCode, rules: TableRules): ReturnLine[] {
  const lines = new Map<string, ReturnLine>()
  for (const { id, text } of spotsOf(gameCode)) {
    const kind = id.split(':')[0]!
    const key = `${kind} ${text}`
    const known = lines.get(key)
    if (known) lines.set(key, { ...known, isKind: true })
    else {
      const returned = percentText(exactReturn(gameCode, id, rules))
      lines.set(key, { spot: id, kind, isKind: false, pays: text, returned })
    }
  }
  return [...lines.values()]
}
