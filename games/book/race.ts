import { type Chances, type Finals, type MatchRules, type Score, type Standing, WHOLE_CHANCE } from './match.ts'

/** Rounds are won by the one or the other until one side has so many. Home's chance and away's make a whole. */
export function raceTo(rounds: number): MatchRules {
  const isOver = ({ score }: Pick<Standing, 'score'>) => score.home >= rounds || score.away >= rounds
  return {
    steps: 2 * rounds - 1,
    isOver,
    fewestLeft: ({ score }) => Math.max(0, rounds - Math.max(score.home, score.away)),
    finalsFrom(chances: Chances, { score }: Standing): Finals {
      const home = BigInt(chances.home)
      const away = BigInt(chances.away)
      const whole = BigInt(WHOLE_CHANCE)
      // As many steps for every course: one that ends early weighs as much as all that could have followed.
      const longest = Math.max(0, 2 * rounds - 1 - score.home - score.away)
      const scores: (Score & { weight: bigint })[] = []
      let level = new Map<number, bigint>([[score.home, 1n]])
      for (let step = 0; level.size > 0; step += 1) {
        const next = new Map<number, bigint>()
        for (const [won, weight] of level) {
          const at: Score = { home: won, away: score.home + score.away + step - won }
          if (isOver({ score: at })) {
            scores.push({ ...at, weight: weight * whole ** BigInt(longest - step) })
            continue
          }
          next.set(won + 1, (next.get(won + 1) ?? 0n) + weight * home)
          next.set(won, (next.get(won) ?? 0n) + weight * away)
        }
        level = next
      }
      return { total: whole ** BigInt(longest), scores }
    },
  }
}
