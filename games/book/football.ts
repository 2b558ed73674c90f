import { type Chances, type Finals, type MatchRules, type Score, type Standing, WHOLE_CHANCE } from './match.ts'

/**
 * A match of so many steps, at each of which one side scores, or the other, or neither. The number of goals of both after n
 * steps is trinomial: n! / (h! a! (n-h-a)!) * home^h * away^a * neither^(n-h-a), out of 10,000^n.
 */
export function trinomial(steps: number): MatchRules {
  return {
    steps,
    isOver: ({ step }) => step >= steps,
    fewestLeft: ({ step }) => Math.max(0, steps - step),
    finalsFrom(chances: Chances, { step, score }: Standing): Finals {
      const left = steps - step
      const home = BigInt(chances.home)
      const away = BigInt(chances.away)
      const neither = BigInt(WHOLE_CHANCE) - home - away
      const scores: (Score & { weight: bigint })[] = []
      // Each weight from its neighbour; the divisions leave no rest, since every weight is a whole number.
      let first = neither ** BigInt(left)
      for (let h = 0; h <= left; h += 1) {
        let weight = first
        for (let a = 0; a <= left - h; a += 1) {
          scores.push({ home: score.home + h, away: score.away + a, weight })
          if (a < left - h) weight = (weight * away * BigInt(left - h - a)) / (BigInt(a + 1) * neither)
        }
        if (h < left) first = (first * home * BigInt(left - h)) / (BigInt(h + 1) * neither)
      }
      return { total: BigInt(WHOLE_CHANCE) ** BigInt(left), scores }
    },
  }
}
