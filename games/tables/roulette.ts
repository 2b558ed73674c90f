import { assert } from '@croupier/basis/assert.ts'
import { HALF_BACK, LOST, type Spot, spot, type TableGame, wonAt } from './table-game.ts'

/** Where the ball fell: 0 to 36. */
export type RouletteFacts = number

const NUMBERS = 37
const COLUMNS = 3
const LAST = NUMBERS - 1

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** Of the numbers 1 to 36; zero has no colour of these. */
export const isRed = (number: number): boolean => reds.has(number)

const span = (from: number, count: number, step = 1) => Array.from({ length: count }, (_, at) => from + at * step)

/** Some numbers, any of which wins. */
export interface RouletteSpot extends Spot<RouletteFacts> {
  readonly numbers: readonly number[]
}

const on = (id: string, numbers: readonly number[]): RouletteSpot => {
  // A spot of n numbers pays as if there were no zero: 36 / n in all.
  const pays = String(LAST / numbers.length - 1)
  const covered = new Set(numbers)
  const won = wonAt(pays)
  const isEven = pays === '1'
  const lost = (number: number, laPartage: boolean) => (isEven && laPartage && number === 0 ? HALF_BACK : LOST)
  return {
    ...spot<RouletteFacts>(id, [pays], (number, { laPartage }) =>
      covered.has(number) ? won : lost(number, laPartage),
    ),
    numbers,
  }
}

const numbers = span(1, LAST)
const splits = [
  ...span(1, COLUMNS).map((number) => [0, number]),
  ...numbers.flatMap((number) => [
    ...(number % COLUMNS === 0 ? [] : [[number, number + 1]]),
    ...(number + COLUMNS > LAST ? [] : [[number, number + COLUMNS]]),
  ]),
]
const rows = span(1, LAST / COLUMNS, COLUMNS)
const isRow = (number: number) => number + COLUMNS <= LAST

const spots: readonly RouletteSpot[] = [
  ...span(0, NUMBERS).map((number) => on(`STRAIGHT:${number}`, [number])),
  ...splits.map((pair) => on(`SPLIT:${pair.join('-')}`, pair)),
  ...rows.map((first) => on(`STREET:${first}`, span(first, COLUMNS))),
  on('TRIO:1', [0, 1, 2]),
  on('TRIO:2', [0, 2, 3]),
  ...numbers
    .filter((number) => number % COLUMNS !== 0 && isRow(number))
    .map((number) => on(`CORNER:${number}`, [number, number + 1, number + COLUMNS, number + COLUMNS + 1])),
  on('CORNER:0', [0, 1, 2, 3]),
  ...rows.filter(isRow).map((first) => on(`LINE:${first}`, span(first, 2 * COLUMNS))),
  ...span(1, COLUMNS).map((dozen) => on(`DOZEN:${dozen}`, span((dozen - 1) * 12 + 1, 12))),
  ...span(1, COLUMNS).map((column) => on(`COLUMN:${column}`, span(column, 12, COLUMNS))),
  on('RED', numbers.filter(isRed)),
  on(
    'BLACK',
    numbers.filter((number) => !isRed(number)),
  ),
  on(
    'ODD',
    numbers.filter((number) => number % 2 === 1),
  ),
  on(
    'EVEN',
    numbers.filter((number) => number % 2 === 0),
  ),
  on('LOW', span(1, 18)),
  on('HIGH', span(19, 18)),
]

/** Which numbers a spot covers; undefined of a spot that is none. */
export const numbersOf = (spotId: string): readonly number[] | undefined =>
  spots.find(({ id }) => id === spotId)?.numbers

/** One zero. */
export const roulette: TableGame<RouletteFacts> = {
  code: 'ROULETTE',
  bettingMilliseconds: 20_000,
  dealingMilliseconds: 12_000,
  spots,
  deal: (entropy) => ({ kind: 'roulette', number: entropy.below(NUMBERS) }),
  factsOf(dealt) {
    assert(dealt.kind === 'roulette', 'a number of a wheel')
    return dealt.number
  },
  outcomes: () => span(0, NUMBERS).map((facts) => ({ facts, weight: 1n })),
}
