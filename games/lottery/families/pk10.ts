import type { BetType, Drawn, Family, WeighedDraw } from '../bet-type.ts'
import { arrangements, sum } from '../combinations.ts'
import { numberSigns, readRows } from '../contents.ts'
import { fraction, oneSignEach, whole, winning } from '../make-bets.ts'
import { differentRows } from '../rows.ts'
import { shuffled } from '../shuffle.ts'

const PLACES = 10
const balls = numberSigns(1, PLACES)
const placeNames = Array.from({ length: PLACES }, (_, at) => `p${at + 1}`)

/** Every order of these places; the rest in a fixed order. */
const spaceOf = (places: readonly number[]) =>
  function* (): Generator<WeighedDraw> {
    for (const own of arrangements(balls, places.length)) {
      const rest = balls.filter((ball) => !own.includes(ball))
      const drawn = balls.map((_, at) => (places.includes(at) ? own[places.indexOf(at)]! : rest.shift()!))
      yield { drawn, weight: 1n }
    }
  }

const named = (name: string, local: string, window: string, method: string, example: string) => ({
  code: `${name}_PK10`,
  local,
  window,
  method,
  example,
})
const ofPlaces = (places: readonly number[], drawn: Drawn) => places.map((place) => Number(drawn[place]))

function first(length: number): BetType {
  const odds = whole([10, 90, 720, 5040, 30_240][length - 1]!)
  const examples = ['01-02', '01-02_01', '01-02_01_03', '01_02_03_04', '01_02_03_04_05-06']
  return {
    ...named(`First${length}`, `猜前${length}`, 'First', `First${length}`, examples[length - 1]!),
    price: 1,
    pad: { kind: 'rows', rows: placeNames.slice(0, length), choices: balls, joiner: '-' },
    space: spaceOf([0, 1, 2, 3, 4].slice(0, length)),
    read(content) {
      const rows = readRows(content, length, balls, '-')
      const units = rows ? differentRows(rows) : 0
      if (!rows || units === 0) return undefined
      return {
        units,
        odds,
        most: odds,
        wins: (drawn) => winning(rows.every((row, at) => row.includes(drawn[at]!)) ? 1 : 0, odds),
      }
    },
  }
}

function five(isLast: boolean, kind: 'Fixed' | 'BSOE'): BetType {
  const from = isLast ? 5 : 0
  const name = isLast ? 'Last5' : 'First5'
  const isFixed = kind === 'Fixed'
  const choices = isFixed ? balls : ['0', '1', '2', '3']
  const odds = whole(isFixed ? 10 : 2)
  const places = [0, 1, 2, 3, 4].map((at) => from + at)
  const joiner = isFixed ? '-' : ''
  const signsAt = (drawn: Drawn, at: number) => {
    const ball = drawn[from + at]!
    return isFixed ? [ball] : [Number(ball) >= 6 ? '0' : '1', Number(ball) % 2 === 1 ? '2' : '3']
  }
  return {
    ...named(
      `${name}${kind}`,
      isFixed ? '定位胆' : '大小单双',
      isFixed ? 'Fixed' : 'BSOE',
      name,
      isFixed ? '01_#_02_#_#' : '0_#_#_#_2',
    ),
    price: 1,
    pad: {
      kind: 'rows',
      rows: placeNames.slice(from, from + 5),
      choices,
      joiner,
      mayBeEmpty: true,
      ...(isFixed ? {} : { words: 'bsoe' }),
    },
    space: spaceOf(places),
    read(content) {
      const rows = readRows(content, 5, choices, joiner, true)
      if (!rows) return undefined
      const atBest = sum(rows.map((row) => Math.min(row.length, isFixed ? 1 : 2)))
      return {
        units: sum(rows.map((row) => row.length)),
        odds,
        most: odds.times(BigInt(atBest)),
        wins(drawn) {
          const won = rows.map((row, at) => row.filter((sign) => signsAt(drawn, at).includes(sign)).length)
          return winning(sum(won), odds)
        },
      }
    },
  }
}

function waysBy(length: number, figure: (own: readonly number[]) => readonly string[]): Map<string, number> {
  const ways = new Map<string, number>()
  for (const own of arrangements(balls, length)) {
    for (const sign of figure(own.map(Number))) ways.set(sign, (ways.get(sign) ?? 0) + 1)
  }
  return ways
}

function figure(
  name: string,
  local: string,
  example: string,
  places: readonly number[],
  { of, words, most = 1 }: { of: (own: readonly number[]) => readonly string[]; words?: string; most?: number },
): BetType {
  const ways = waysBy(places.length, of)
  const all = sum([...arrangements(balls, places.length)].map(() => 1))
  const choices = [...ways.keys()].sort((one, two) => Number(one) - Number(two))
  return oneSignEach(
    { ...named(name, local, 'Sum', name, example), space: spaceOf(places) },
    {
      choices,
      joiner: words === undefined ? '-' : '',
      ...(words === undefined ? {} : { words }),
      most,
      odds: (sign) => fraction(all, ways.get(sign)!),
      winners: (drawn) => of(ofPlaces(places, drawn)),
    },
  )
}

const asSum = (own: readonly number[]) => [String(sum(own))]

export const pk10: Family = {
  code: 'PK10',
  ...shuffled(balls, PLACES),
  bets: [
    ...[1, 2, 3, 4, 5].map(first),
    five(false, 'Fixed'),
    five(true, 'Fixed'),
    figure('First2Sum', '冠亚和', '3-11', [0, 1], { of: asSum }),
    figure('FirstLastSum', '首尾和', '3-11', [0, 9], { of: asSum }),
    figure('First3Sum', '前三和', '6', [0, 1, 2], { of: asSum }),
    figure('First2SumBSOE', '冠亚和大小单双', '12', [0, 1], {
      of: (own) => [sum(own) >= 12 ? '0' : '1', sum(own) % 2 === 1 ? '2' : '3'],
      words: 'bsoe',
      most: 2,
    }),
    five(false, 'BSOE'),
    five(true, 'BSOE'),
    ...[1, 2, 3, 4, 5].map((place) =>
      oneSignEach(
        {
          ...named(`Dragon_Tiger_${place}_VS_${11 - place}`, '龙虎', 'DragonTiger', `VS_${place}`, '1'),
          space: spaceOf([place - 1, PLACES - place]),
        },
        {
          choices: ['0', '1'],
          joiner: '',
          words: 'dragon',
          most: 1,
          odds: () => whole(2),
          winners: (drawn) => [drawn[place - 1]! > drawn[PLACES - place]! ? '1' : '0'],
        },
      ),
    ),
  ],
}
