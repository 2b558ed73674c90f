import { Ratio } from '@croupier/basis/ratio.ts'
import type { BetType, Family } from '../bet-type.ts'
import { choose, subsets } from '../combinations.ts'
import { digitSigns, numberSigns, readSigns } from '../contents.ts'
import { named, winning } from '../make-bets.ts'
import { addedUp, type Board, boardOf, byAppearance, drawnElsewhere, type Places, tail } from '../outside.ts'

const MOST_CHOSEN = 20

type Named = ReturnType<typeof named>

const signsOf = (digits: number) => (digits === 1 ? digitSigns : numberSigns(0, 10 ** digits - 1, digits))

interface Look {
  readonly places: Places
  readonly digits: number
  /** Read from the tens on: the first digit of the last two. */
  readonly isTens?: boolean
}

const seen = (number: string, { digits, isTens }: Look) => (isTens ? tail(number, 2)[0]! : tail(number, digits))

/** A number pays for each of the places it stands at the end of. */
function each(board: Board, own: Named, look: Look, price: number, pays: string): BetType {
  const odds = Ratio.parse(pays)
  const choices = signsOf(look.digits)
  const isTyped = look.digits > 2
  const joiner = '-'
  return {
    ...own,
    price,
    pad: {
      kind: isTyped ? 'list' : 'rows',
      rows: [''],
      choices: isTyped ? digitSigns : choices,
      joiner,
      ...(isTyped ? { digits: look.digits } : {}),
    },
    space() {
      const chosen = own.example.split('-')
      const size = 10n ** BigInt(look.digits)
      const shown = look.places.flatMap((place) =>
        chosen.map((sign) => ({ place, number: writeAt(board, place, look.isTens ? `${sign}1` : sign), ways: 1n })),
      )
      return addedUp(board, size, shown)
    },
    read(content) {
      const signs = readSigns(content, choices, joiner)
      if (!signs) return undefined
      return {
        units: signs.length,
        odds,
        most: odds.times(BigInt(look.places.length)),
        exposed: { count: signs.length, numbers: () => signs.map((number) => ({ number, odds })) },
        wins: (drawn) => winning(look.places.filter((place) => signs.includes(seen(drawn[place]!, look))).length, odds),
      }
    },
  }
}

/** A number at a place, with noughts before it. */
function writeAt({ prizes }: Board, place: number, sign: string): string {
  let at = 0
  for (const { count, digits } of prizes) {
    if (place < at + count) return sign.padStart(digits, '0')
    at += count
  }
  return sign
}

/** So many two-digit numbers together: all of them appear, or none does. */
function together(board: Board, own: Named, taken: number, isNone: boolean, pays: string): BetType {
  const places = board.longerThan(2)
  const odds = Ratio.parse(pays)
  const choices = signsOf(2)
  return {
    ...own,
    price: 1,
    pad: { kind: 'rows', rows: [''], choices, joiner: '-' },
    space: () =>
      byAppearance(board, {
        places,
        chosen: own.example.split('-'),
        of: 100,
        write: (place, sign) => writeAt(board, place, sign),
      }),
    read(content) {
      const signs = readSigns(content, choices, '-')
      if (!signs || signs.length < taken || signs.length > MOST_CHOSEN) return undefined
      const units = choose(signs.length, taken)
      return {
        units,
        odds,
        most: odds.times(BigInt(units)),
        exposed: {
          count: units,
          numbers: () => subsets(signs, taken).map((some) => ({ number: some.join('-'), odds })),
        },
        wins(drawn) {
          const ends = new Set(places.map((place) => tail(drawn[place]!, 2)))
          const right = signs.filter((sign) => ends.has(sign) !== isNone).length
          return winning(choose(right, taken), odds)
        },
      }
    },
  }
}

interface Region {
  readonly isNorth: boolean
  readonly board: Board
}

function betsOf({ isNorth, board }: Region): BetType[] {
  const special = board.placesOf('DB')
  const eighthOrSeventh = board.placesOf(isNorth ? 'G7' : 'G8')
  const thirdFromEnd = board.placesOf(isNorth ? 'G6' : 'G7')
  const lo = (digits: number, pays: string, example: string) => {
    const places = board.longerThan(digits)
    return each(board, named(`Lo${digits}`, `lô ${digits} số`, 'Lo', example), { places, digits }, places.length, pays)
  }
  const all = (taken: number, pays: string, example: string) =>
    together(board, named(`Xien${taken}`, `xiên ${taken}`, 'Xien', example), taken, false, pays)
  const none = (taken: number, pays: string, example: string) =>
    together(board, named(`Truot${taken}`, `trượt xiên ${taken}`, 'Truot', example), taken, true, pays)
  const de = (own: Named, places: Places) => each(board, own, { places, digits: 2 }, places.length, '99')
  const hundred = (own: Named, places: Places, digits: number, pays: string) =>
    each(board, own, { places, digits }, places.length, pays)
  return [
    lo(2, '99', '07-23'),
    lo(3, '960', '207-318'),
    lo(4, '8880', '1207'),
    all(2, isNorth ? '17' : '28', '07-18-99'),
    all(3, isNorth ? '65' : '150', '07-18-23-99'),
    all(4, isNorth ? '250' : '750', '07-18-23-45-99'),
    // Ten numbers fewer are drawn in the south: what the north pays for a miss would return twice the stake there.
    none(4, isNorth ? '2' : '1.7', '07-18-23-45-99'),
    none(8, isNorth ? '8' : '3.5', '07-18-23-34-45-56-67-78'),
    none(10, isNorth ? '12' : '5', '07-18-23-34-45-56-67-78-89-99'),
    de(named('De', 'đề', 'De', '07'), special),
    de(named('De1', 'đề giải nhất', 'De', '07'), board.placesOf('G1')),
    de(named('DeDau', 'đề đầu', 'De', '07'), eighthOrSeventh),
    ...(isNorth ? [] : [de(named('DeDauDuoi', 'đề đầu đuôi', 'De', '07'), [...eighthOrSeventh, ...special])]),
    each(board, named('Dau', 'đầu', 'DauDuoi', '7'), { places: special, digits: 1, isTens: true }, 1, '9.9'),
    each(board, named('Duoi', 'đuôi', 'DauDuoi', '7'), { places: special, digits: 1 }, 1, '9.9'),
    hundred(named('BaCang', 'ba càng', 'Cang', '207'), special, 3, '960'),
    hundred(named('BaCangDau', 'ba càng đầu', 'Cang', '207'), thirdFromEnd, 3, '960'),
    hundred(named('BonCang', 'bốn càng', 'Cang', '1207'), special, 4, '8880'),
  ]
}

const north = boardOf([
  { name: 'DB', count: 1, digits: 5 },
  { name: 'G1', count: 1, digits: 5 },
  { name: 'G2', count: 2, digits: 5 },
  { name: 'G3', count: 6, digits: 5 },
  { name: 'G4', count: 4, digits: 4 },
  { name: 'G5', count: 6, digits: 4 },
  { name: 'G6', count: 3, digits: 3 },
  { name: 'G7', count: 4, digits: 2 },
])

const south = boardOf([
  { name: 'G8', count: 1, digits: 2 },
  { name: 'G7', count: 1, digits: 3 },
  { name: 'G6', count: 3, digits: 4 },
  { name: 'G5', count: 1, digits: 4 },
  { name: 'G4', count: 7, digits: 5 },
  { name: 'G3', count: 2, digits: 5 },
  { name: 'G2', count: 1, digits: 5 },
  { name: 'G1', count: 1, digits: 5 },
  { name: 'DB', count: 1, digits: 6 },
])

const familyOf = (code: string, region: Region): Family => ({
  code,
  ...drawnElsewhere(region.board),
  bets: betsOf(region),
})

export const xsmb = familyOf('XSMB', { isNorth: true, board: north })
export const xsmn = familyOf('XSMN', { isNorth: false, board: south })
export const xsmt = familyOf('XSMT', { isNorth: false, board: south })
