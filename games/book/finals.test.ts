import { describe, expect, it } from 'vitest'
import { trinomial } from './football.ts'
import {
  type Chances,
  type Finals,
  KICK_OFF,
  type MatchRules,
  scored,
  type Side,
  type Standing,
  WHOLE_CHANCE,
} from './match.ts'
import { raceTo } from './race.ts'

/** Every course there is, one by one, each as often as its steps' chances say: what the closed forms are compared with. */
function walked(rules: MatchRules, chances: Chances, from: Standing): Map<string, bigint> {
  const found = new Map<string, bigint>()
  const longest = rules.finalsFrom(chances, from).total
  const walk = (standing: Standing, weight: bigint, total: bigint) => {
    if (rules.isOver(standing)) {
      const key = `${standing.score.home}-${standing.score.away}`
      found.set(key, (found.get(key) ?? 0n) + weight * (longest / total))
      return
    }
    const next: readonly [Side | null, number][] = [
      ['home', chances.home],
      ['away', chances.away],
      [null, WHOLE_CHANCE - chances.home - chances.away],
    ]
    for (const [side, chance] of next) {
      if (chance === 0) continue
      const score = scored(standing.score, side)
      walk({ step: standing.step + 1, score }, weight * BigInt(chance), total * BigInt(WHOLE_CHANCE))
    }
  }
  walk(from, 1n, 1n)
  return found
}

const counted = ({ scores }: Finals) =>
  new Map(scores.filter(({ weight }) => weight > 0n).map(({ home, away, weight }) => [`${home}-${away}`, weight]))

describe('[D-08] what a match can still end with', () => {
  it.each<[string, MatchRules, Chances, Standing]>([
    ['a short match from its start', trinomial(5), { home: 320, away: 260 }, KICK_OFF],
    ['a short match in its middle', trinomial(6), { home: 410, away: 90 }, { step: 2, score: { home: 1, away: 0 } }],
    [
      'a match with its last step to come',
      trinomial(5),
      { home: 1, away: 9998 },
      { step: 4, score: { home: 2, away: 3 } },
    ],
    ['a match that is over', trinomial(5), { home: 320, away: 260 }, { step: 5, score: { home: 2, away: 3 } }],
    ['one step', trinomial(1), { home: 4400, away: 4400 }, KICK_OFF],
    ['a race from its start', raceTo(4), { home: 5600, away: 4400 }, KICK_OFF],
    ['a race that one side leads', raceTo(4), { home: 3100, away: 6900 }, { step: 3, score: { home: 3, away: 0 } }],
    ['a race that is over', raceTo(4), { home: 3100, away: 6900 }, { step: 4, score: { home: 4, away: 0 } }],
  ])('%s: counted as if every course were walked', (_, rules, chances, from) => {
    expect(counted(rules.finalsFrom(chances, from))).toEqual(walked(rules, chances, from))
  })

  it.each<[string, MatchRules, Chances]>([
    ['45 steps', trinomial(45), { home: 320, away: 260 }],
    ['a race to 13', raceTo(13), { home: 5340, away: 4660 }],
  ])('%s: the weights of all scores come to the total', (_, rules, chances) => {
    const { total, scores } = rules.finalsFrom(chances, KICK_OFF)
    expect(scores.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total)
    expect(total).toBe(BigInt(WHOLE_CHANCE) ** BigInt(rules.steps))
  })

  it('a race weighs what still can happen alike from wherever it stands', () => {
    const rules = raceTo(13)
    const standing = { step: 20, score: { home: 9, away: 11 } }
    const { total, scores } = rules.finalsFrom({ home: 5340, away: 4660 }, standing)
    expect(scores.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total)
  })
})
