import type { Drawn, Family } from './bet-type.ts'

/** The first of the shuffled: place by place upward, each changed with one of those that are left. */
function drawOf(signs: readonly string[], count: number): (below: (bound: number) => number) => Drawn {
  return (below) => {
    const shuffled = [...signs]
    for (let at = 0; at < count; at += 1) {
      const other = at + below(shuffled.length - at)
      ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
    }
    return shuffled.slice(0, count)
  }
}

/** What `drawOf` does, for whoever draws again. */
const drawingOf = (signs: readonly string[], count: number): string =>
  `${signs[0]} to ${signs.at(-1)} in a row, places from 0; ` +
  `for i from 0 to ${count - 1} the places i and i + below(${signs.length} - i) change; the first ${count}`

/** How the house draws so many of the signs. */
export const shuffled = (signs: readonly string[], count: number): Omit<Family, 'code' | 'bets'> => ({
  isHouse: true,
  separator: '-',
  isResult: (drawn) =>
    drawn.length === count && new Set(drawn).size === count && drawn.every((sign) => signs.includes(sign)),
  draw: drawOf(signs, count),
  drawing: drawingOf(signs, count),
})
