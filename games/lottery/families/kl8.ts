import { Ratio } from '@croupier/basis/ratio.ts'
import { reduced } from '../../engine/statistics.ts'
import type { BetType, Drawn, Family, WeighedDraw } from '../bet-type.ts'
import { chooseExactly, sum } from '../combinations.ts'
import { numberSigns } from '../contents.ts'
import { named, oneSignEach, readBanked, unitsByHits, unitsOf } from '../make-bets.ts'
import { shuffled } from '../shuffle.ts'

const BALLS = 80
const DRAWN = 20
const balls = numberSigns(1, BALLS)
const all = chooseExactly(BALLS, DRAWN)

/** More than so many chosen in one line are more units than can be counted together. */
const MOST_CHOSEN = 20

/** What so many hits weigh against each other, by how many are picked. */
const tiers: readonly (readonly (readonly [hits: number, weight: string])[])[] = [
  [[1, '4.6']],
  [[2, '19']],
  [
    [3, '53'],
    [2, '3'],
  ],
  [
    [4, '100'],
    [3, '5'],
    [2, '3'],
  ],
  [
    [5, '1000'],
    [4, '21'],
    [3, '3'],
  ],
  [
    [6, '3000'],
    [5, '30'],
    [4, '10'],
    [3, '3'],
  ],
  [
    [7, '10000'],
    [6, '288'],
    [5, '28'],
    [4, '4'],
    [0, '2'],
  ],
  [
    [8, '50000'],
    [7, '800'],
    [6, '88'],
    [5, '10'],
    [4, '3'],
    [0, '2'],
  ],
  [
    [9, '300000'],
    [8, '2000'],
    [7, '200'],
    [6, '20'],
    [5, '5'],
    [4, '3'],
    [0, '2'],
  ],
  [
    [10, '5000000'],
    [9, '8000'],
    [8, '800'],
    [7, '80'],
    [6, '5'],
    [5, '3'],
    [0, '2'],
  ],
]

/** So many of a set of numbers drawn, and the rest of the others. */
function drawWith(own: readonly string[], hits: number): string[] {
  const others = balls.filter((ball) => !own.includes(ball))
  return [...own.slice(0, hits), ...others.slice(0, DRAWN - hits)]
}

/** Every draw, by how many of a set are in it. */
const spaceBy = (own: readonly string[]) =>
  function* (): Generator<WeighedDraw> {
    for (let hits = 0; hits <= Math.min(own.length, DRAWN); hits += 1) {
      const weight = chooseExactly(own.length, hits) * chooseExactly(BALLS - own.length, DRAWN - hits)
      if (weight > 0n) yield { drawn: drawWith(own, hits), weight }
    }
  }

function pick(taken: number): BetType {
  const tier = tiers[taken - 1]!
  const mean = tier.reduce((total, [hits, weight]) => {
    const ways = chooseExactly(taken, hits) * chooseExactly(BALLS - taken, DRAWN - hits)
    return total.plus(Ratio.parse(weight).times(ways))
  }, new Ratio(0n))
  const odds = new Map(
    tier.map(([hits, weight]) => {
      const share = Ratio.parse(weight).times(all).times(mean.denominator)
      return [hits, reduced(new Ratio(share.numerator, share.denominator * mean.numerator))]
    }),
  )
  const example = balls.slice(4, 4 + taken + 1)
  const highest = odds.get(taken)!
  return {
    ...named(`Pick${taken}`, `任选${taken}`, 'Pick', example.join('-')),
    price: 1,
    pad: { kind: 'rows', rows: [''], choices: balls, joiner: '-', banker: taken },
    space: spaceBy(example),
    read(content) {
      const chosen = readBanked(content, balls, '-', taken)
      if (!chosen || chosen.banked.length + chosen.others.length > MOST_CHOSEN) return undefined
      return {
        units: unitsOf(chosen, taken),
        odds: highest,
        most: highest.times(BigInt(unitsOf(chosen, taken))),
        wins(drawn) {
          const byHits = unitsByHits(chosen, taken, drawn)
          return tier.flatMap(([hits]) => (byHits[hits]! > 0 ? [{ units: byHits[hits]!, odds: odds.get(hits)! }] : []))
        },
      }
    },
  }
}

const low = balls.slice(0, BALLS / 2)
const oddBalls = balls.filter((ball) => Number(ball) % 2 === 1)

/** How many draws have each sum. */
function waysOfSums(): Map<number, bigint> {
  const most = sum(balls.slice(-DRAWN).map(Number))
  const ways = Array.from({ length: DRAWN + 1 }, () => Array.from({ length: most + 1 }, () => 0n))
  ways[0]![0] = 1n
  for (let ball = 1; ball <= BALLS; ball += 1) {
    for (let taken = DRAWN; taken >= 1; taken -= 1) {
      for (let total = most; total >= ball; total -= 1) {
        const before = ways[taken - 1]![total - ball]!
        if (before > 0n) ways[taken]![total]! += before
      }
    }
  }
  return new Map(ways[DRAWN]!.flatMap((count, total) => (count > 0n ? [[total, count] as const] : [])))
}

let counted: Map<number, bigint> | undefined
const sumWays = () => (counted ??= waysOfSums())

/** Any draw of a sum: the lowest, its highest balls raised. */
function drawOfSum(total: number): string[] {
  const drawn = Array.from({ length: DRAWN }, (_, at) => at + 1)
  let left = total - sum(drawn)
  for (let at = DRAWN - 1; at >= 0 && left > 0; at -= 1) {
    const raise = Math.min(left, BALLS - DRAWN)
    drawn[at]! += raise
    left -= raise
  }
  return drawn.map((ball) => String(ball).padStart(2, '0'))
}

function* spaceOfSums(): Generator<WeighedDraw> {
  for (const [total, weight] of sumWays()) yield { drawn: drawOfSum(total), weight }
}

const totalOf = (drawn: Drawn) => sum(drawn.map(Number))

/** Odds that return everything: all draws over those in which it wins. */
function counting(space: () => Iterable<WeighedDraw>, winners: (drawn: Drawn) => readonly string[]) {
  let ways: Map<string, bigint> | undefined
  return (sign: string) => {
    if (!ways) {
      ways = new Map()
      for (const { drawn, weight } of space()) {
        for (const won of winners(drawn)) ways.set(won, (ways.get(won) ?? 0n) + weight)
      }
    }
    return reduced(new Ratio(all, ways.get(sign)!))
  }
}

function side(
  own: ReturnType<typeof named>,
  options: {
    choices: readonly string[]
    words: string
    space: () => Iterable<WeighedDraw>
    winners(drawn: Drawn): readonly string[]
    most?: number
  },
): BetType {
  const { choices, words, space, winners, most = 1 } = options
  return oneSignEach({ ...own, space }, { choices, joiner: '', words, most, odds: counting(space, winners), winners })
}

const threeWay = (own: readonly string[]) => (drawn: Drawn) => {
  const count = drawn.filter((ball) => own.includes(ball)).length
  return [count > DRAWN / 2 ? '0' : count === DRAWN / 2 ? '1' : '2']
}

const MIDDLE = 810
const elements = [695, 763, 855, 923, 1410]

export const kl8: Family = {
  code: 'KL8',
  ...shuffled(balls, DRAWN),
  bets: [
    ...tiers.map((_, at) => pick(at + 1)),
    side(named('UpDown', '上下盘', 'Sides', '01'), {
      choices: ['0', '1', '2'],
      words: 'upDown',
      space: spaceBy(low),
      winners: threeWay(low),
    }),
    side(named('OddEven', '奇偶盘', 'Sides', '2'), {
      choices: ['0', '1', '2'],
      words: 'oddEven',
      space: spaceBy(oddBalls),
      winners: threeWay(oddBalls),
    }),
    side(named('Sum_BSOE', '和值大小单双', 'Sides', '04'), {
      choices: ['0', '1', '2', '3', '4'],
      words: 'bsoeTie',
      space: spaceOfSums,
      most: 2,
      winners(drawn) {
        const total = totalOf(drawn)
        return [total > MIDDLE ? '0' : total < MIDDLE ? '1' : '4', total % 2 === 1 ? '2' : '3']
      },
    }),
    side(named('Five', '五行', 'Sides', '2'), {
      choices: ['0', '1', '2', '3', '4'],
      words: 'element',
      space: spaceOfSums,
      winners: (drawn) => [String(elements.findIndex((highest) => totalOf(drawn) <= highest))],
    }),
  ],
}
