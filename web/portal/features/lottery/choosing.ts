import type { Pad } from '@croupier/games/lottery/bet-type.ts'
import type { Chosen } from './reckoning.ts'

export const toggled = (signs: readonly string[], sign: string): readonly string[] =>
  signs.includes(sign) ? signs.filter((each) => each !== sign) : [...signs, sign]

const withRow = (chosen: Chosen, at: number, signs: readonly string[]): Chosen => ({
  ...chosen,
  rows: chosen.rows.map((row, place) => (place === at ? signs : row)),
})

/**
 * What is chosen once a sign of a row was pressed. While one banks it is banked, or given free again; afterwards a press
 * chooses among the others, and takes a banked one out of the bank.
 */
export function pressed(pad: Pad, chosen: Chosen, isBanking: boolean, at: number, sign: string): Chosen {
  const isBanked = chosen.banked.includes(sign)
  if (isBanking && !isBanked) {
    const rows = chosen.rows.map((row) => row.filter((each) => each !== sign))
    return { ...chosen, rows, banked: [...chosen.banked, sign] }
  }
  if (isBanked) return { ...chosen, banked: chosen.banked.filter((each) => each !== sign) }
  return withRow(chosen, at, pad.single ? [sign] : toggled(chosen.rows[at] ?? [], sign))
}

/** What is chosen once a row was given these signs at once: the banked are not among them, and none clears the bank too. */
export function taken(chosen: Chosen, at: number, signs: readonly string[]): Chosen {
  if (signs.length === 0) return withRow({ ...chosen, banked: [] }, at, [])
  return withRow(
    chosen,
    at,
    signs.filter((sign) => !chosen.banked.includes(sign)),
  )
}
