import { sum } from './combinations.ts'

/** Ways to take one of each row, all different. */
export function differentRows(rows: readonly (readonly string[])[], taken: readonly string[] = []): number {
  const [first, ...rest] = rows
  if (!first) return 1
  return sum(first.filter((sign) => !taken.includes(sign)).map((sign) => differentRows(rest, [...taken, sign])))
}
