import type { BetType, Family } from '../bet-type.ts'
import { permutationsOf, tuples } from '../combinations.ts'
import { digitSigns, readList } from '../contents.ts'
import { whole, winning } from '../make-bets.ts'
import { addedUp, boardOf, drawnElsewhere } from '../outside.ts'

const DIGITS = 4
const MOST_NUMBERS = 1000
const board = boardOf([
  { name: 'P1', count: 1, digits: DIGITS },
  { name: 'P2', count: 1, digits: DIGITS },
  { name: 'P3', count: 1, digits: DIGITS },
  { name: 'starter', count: 10, digits: DIGITS },
  { name: 'consolation', count: 10, digits: DIGITS },
])
const prizes = ['P1', 'P2', 'P3', 'starter', 'consolation']

const big = [2500, 1000, 500, 180, 60]
const small = [3500, 2000, 1000]

/** Of a number with 24, 12, 6 and 4 orders. */
const orders = [24, 12, 6, 4]
const insuredBig = [
  [105, 209, 417, 625],
  [42, 84, 167, 250],
  [21, 42, 84, 125],
  [8, 15, 30, 45],
  [3, 5, 10, 15],
]
const insuredSmall = [
  [146, 292, 584, 875],
  [84, 167, 334, 500],
  [42, 84, 167, 250],
]

const inOrder = (number: string) => [...number].sort().join('')

function type(
  code: string,
  local: string,
  example: string,
  { kind, pays }: { kind: 'straight' | 'box' | 'insured'; pays(orders: number): readonly number[] },
): BetType {
  const key = kind === 'straight' ? (number: string) => number : inOrder
  return {
    code,
    local,
    window: kind,
    method: code,
    price: 1,
    example,
    pad: {
      kind: 'list',
      rows: [''],
      choices: digitSigns,
      joiner: ',',
      digits: DIGITS,
      isAnyOrder: kind !== 'straight',
      most: MOST_NUMBERS,
    },
    space() {
      const numbers = [...tuples(digitSigns, DIGITS)].map((tuple) => tuple.join(''))
      const shown = numbers.filter((number) => key(number) === key(example))
      const places = prizes.slice(0, pays(permutationsOf(example)).length).flatMap((name) => board.placesOf(name))
      return addedUp(
        board,
        10n ** BigInt(DIGITS),
        places.flatMap((place) => shown.map((number) => ({ place, number, ways: 1n }))),
      )
    },
    read(content) {
      const numbers = readList(content, DIGITS)
      if (!numbers || numbers.length > MOST_NUMBERS) return undefined
      const keys = numbers.map(key)
      if (new Set(keys).size !== keys.length) return undefined
      if (kind !== 'straight' && numbers.some((number) => permutationsOf(number) === 1)) return undefined
      const paid = numbers.map((number) => pays(permutationsOf(number)))
      const first = Math.max(...paid.map((each) => each[0]!))
      return {
        units: numbers.reduce((total, number) => total + (kind === 'box' ? permutationsOf(number) : 1), 0),
        odds: whole(first),
        // A number may be drawn under every name at once: it stands for all that it could win.
        most: whole(
          Math.max(first, ...paid.map((each) => each.reduce((total, one, at) => total + one * (at > 2 ? 10 : 1), 0))),
        ),
        exposed: {
          count: keys.length,
          numbers: () => keys.map((number, at) => ({ number, odds: whole(paid[at]![0]!) })),
        },
        wins: (drawn) =>
          keys.flatMap((own, at) =>
            paid[at]!.flatMap((one, prize) =>
              winning(board.placesOf(prizes[prize]!).filter((place) => key(drawn[place]!) === own).length, whole(one)),
            ),
          ),
      }
    },
  }
}

const insured = (table: readonly (readonly number[])[]) => (count: number) =>
  table.map((row) => row[orders.indexOf(count)] ?? 0)

export const fourD: Family = {
  code: '4D',
  ...drawnElsewhere(board),
  bets: [
    type('Big', 'Big', '6652', { kind: 'straight', pays: () => big }),
    type('Small', 'Small', '6652', { kind: 'straight', pays: () => small }),
    type('BoxBig', 'Box Big', '1123', { kind: 'box', pays: () => big }),
    type('BoxSmall', 'Box Small', '1123', { kind: 'box', pays: () => small }),
    type('iBoxBig', 'iBox Big', '1123', { kind: 'insured', pays: insured(insuredBig) }),
    type('iBoxSmall', 'iBox Small', '1123', { kind: 'insured', pays: insured(insuredSmall) }),
  ],
}
