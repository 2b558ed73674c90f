import type { BetType, Drawn, Family, WeighedDraw } from '../bet-type.ts'
import { arrangements, choose, sum } from '../combinations.ts'
import { numberSigns, readRows } from '../contents.ts'
import { fraction, oneSignEach, readBanked, unitsByHits, unitsOf, whole, winning } from '../make-bets.ts'
import { differentRows } from '../rows.ts'
import { shuffled } from '../shuffle.ts'

const BALLS = 11
const DRAWN = 5
const balls = numberSigns(1, BALLS)

/** Every ordered draw of the first places; the rest in a fixed order. */
const spaceOf = (length: number) =>
  function* (): Generator<WeighedDraw> {
    for (const first of arrangements(balls, length)) {
      const rest = balls.filter((ball) => !first.includes(ball)).slice(0, DRAWN - length)
      yield { drawn: [...first, ...rest], weight: 1n }
    }
  }

/** Every set of five, in ascending order. */
function* sets(): Generator<WeighedDraw> {
  const walk = function* (from: number, taken: string[]): Generator<string[]> {
    if (taken.length === DRAWN) yield taken
    else for (let at = from; at < BALLS; at += 1) yield* walk(at + 1, [...taken, balls[at]!])
  }
  for (const drawn of walk(0, [])) yield { drawn, weight: 1n }
}

const named = (name: string, local: string, window: string, method: string, example: string) => ({
  code: `${name}_11X5`,
  local,
  window,
  method,
  example,
})

function any(taken: number): BetType {
  const odds =
    taken <= DRAWN
      ? fraction(choose(BALLS, taken), choose(DRAWN, taken))
      : fraction(choose(BALLS, DRAWN), choose(taken, DRAWN))
  const hit = Math.min(taken, DRAWN)
  return {
    ...named(
      `Any${taken}`,
      `任选${taken}`,
      'Any',
      `Any${taken}`,
      taken === 3 ? '01_02-03-04-05' : '01-02-03-04-05-06-07-08',
    ),
    price: 1,
    pad: { kind: 'rows', rows: [''], choices: balls, joiner: '-', banker: taken },
    space: sets,
    read(content) {
      const chosen = readBanked(content, balls, '-', taken)
      if (!chosen) return undefined
      const units = unitsOf(chosen, taken)
      const winners = taken <= DRAWN ? choose(DRAWN, taken) : choose(BALLS - DRAWN, taken - DRAWN)
      return {
        units,
        odds,
        most: odds.times(BigInt(Math.min(units, winners))),
        wins: (drawn) => winning(unitsByHits(chosen, taken, drawn)[hit]!, odds),
      }
    },
  }
}

function straight(length: number): BetType {
  const odds = whole([11, 110, 990][length - 1]!)
  return {
    ...named(
      `First${length}Straight`,
      `前${length}直选`,
      `First${length}`,
      'Straight',
      ['01-02', '01-02_01-02', '01-02_02-03_05'][length - 1]!,
    ),
    price: 1,
    pad: { kind: 'rows', rows: ['p1', 'p2', 'p3'].slice(0, length), choices: balls, joiner: '-' },
    space: spaceOf(length),
    read(content) {
      const rows = readRows(content, length, balls, '-')
      if (!rows) return undefined
      const units = differentRows(rows)
      if (units === 0) return undefined
      return {
        units,
        odds,
        most: odds,
        wins: (drawn) => winning(rows.every((row, at) => row.includes(drawn[at]!)) ? 1 : 0, odds),
      }
    },
  }
}

function group(length: number): BetType {
  const odds = whole(length === 2 ? 55 : 165)
  return {
    ...named(`First${length}Com`, `前${length}组选`, `First${length}`, 'Com', '01-02-03-04'),
    price: 1,
    pad: { kind: 'rows', rows: [''], choices: balls, joiner: '-', banker: length },
    space: spaceOf(length),
    read(content) {
      const chosen = readBanked(content, balls, '-', length)
      return (
        chosen && {
          units: unitsOf(chosen, length),
          odds,
          most: odds,
          wins: (drawn) => winning(unitsByHits(chosen, length, drawn.slice(0, length))[length]!, odds),
        }
      )
    },
  }
}

const fixed: BetType = {
  ...named('FixedPlace', '定位胆', 'Fixed', 'FixedPlace', '01_#_#_#_02'),
  price: 1,
  pad: { kind: 'rows', rows: ['p1', 'p2', 'p3', 'p4', 'p5'], choices: balls, joiner: '-', mayBeEmpty: true },
  space: spaceOf(DRAWN),
  read(content) {
    const rows = readRows(content, DRAWN, balls, '-', true)
    return (
      rows && {
        units: sum(rows.map((row) => row.length)),
        odds: whole(BALLS),
        most: whole(BALLS * rows.filter((row) => row.length > 0).length),
        wins: (drawn) => winning(rows.filter((row, at) => row.includes(drawn[at]!)).length, whole(BALLS)),
      }
    )
  },
}

const oddOnes = (drawn: Drawn) => drawn.filter((ball) => Number(ball) % 2 === 1).length
const waysOfOdd = [1, 30, 150, 200, 75, 6]
const middle = (drawn: Drawn) => [...drawn].sort()[2]!

export const elevenFive: Family = {
  code: '11X5',
  ...shuffled(balls, DRAWN),
  bets: [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
    straight(1),
    straight(2),
    group(2),
    straight(3),
    group(3),
    oneSignEach(
      { ...named('First3AnyPlace', '前三不定位', 'First3', 'AnyPlace', '02-05'), space: spaceOf(3) },
      { choices: balls, joiner: '-', most: 3, odds: () => fraction(11, 3), winners: (drawn) => drawn.slice(0, 3) },
    ),
    fixed,
    oneSignEach(
      { ...named('OECounts', '定单双', 'Fun', 'OECounts', '3-4'), space: sets },
      {
        choices: ['0', '1', '2', '3', '4', '5'],
        joiner: '-',
        words: 'oddCount',
        most: 1,
        odds: (sign) => fraction(462, waysOfOdd[Number(sign)]!),
        winners: (drawn) => [String(oddOnes(drawn))],
      },
    ),
    oneSignEach(
      { ...named('3rdDigit', '猜中位', 'Fun', '3rdDigit', '06'), space: sets },
      {
        choices: numberSigns(3, 9),
        joiner: '-',
        most: 1,
        odds: (sign) => fraction(462, choose(Number(sign) - 1, 2) * choose(BALLS - Number(sign), 2)),
        winners: (drawn) => [middle(drawn)],
      },
    ),
  ],
}
