import type { Drawn } from './bet-type.ts'

/** The first of the shuffled: place by place upward, each changed with one of those that are left. */
export function drawOf(signs: readonly string[], count: number): (below: (bound: number) => number) => Drawn {
  return (below) => {
    const shuffled = [...signs]
    for (let at = 0; at < count; at += 1) {
      const other = at + below(shuffled.length - at)
      ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
    }
    return shuffled.slice(0, count)
  }
}
