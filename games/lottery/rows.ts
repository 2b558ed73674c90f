import { sum } from './combinations.ts'

/** Ways to take one of each row, all different: counted by what was taken so far, in whatever order. */
export function differentRows(rows: readonly (readonly string[])[]): number {
  const signs = [...new Set(rows.flat())]
  let taken = new Map([[0, 1]])
  for (const row of rows) {
    const next = new Map<number, number>()
    for (const sign of row) {
      const bit = 1 << signs.indexOf(sign)
      for (const [others, ways] of taken) {
        if ((others & bit) === 0) next.set(others | bit, (next.get(others | bit) ?? 0) + ways)
      }
    }
    taken = next
  }
  return sum([...taken.values()])
}
