import type { Ratio } from '@croupier/basis/ratio.ts'
import type { BetType, Family } from '../bet-type.ts'
import { permutationsOf, sum, tuples } from '../combinations.ts'
import { digitSigns, readList, readSigns } from '../contents.ts'
import { fraction, named, whole, winning } from '../make-bets.ts'
import { addedUp, blank, boardOf, byAppearance, drawnElsewhere, type Places, tail } from '../outside.ts'

const board = boardOf([
  { name: 'first', count: 1, digits: 6 },
  { name: 'second', count: 5, digits: 6 },
  { name: 'third', count: 10, digits: 6 },
  { name: 'fourth', count: 50, digits: 6 },
  { name: 'fifth', count: 100, digits: 6 },
  { name: 'front3', count: 2, digits: 3 },
  { name: 'last3', count: 2, digits: 3 },
  { name: 'last2', count: 1, digits: 2 },
])

const inOrder = (number: string) => [...number].sort().join('')

/** Numbers of so many digits that pay where they end a number drawn, in this order or in any. */
function ending(
  own: ReturnType<typeof named>,
  { places, digits, pays, isAnyOrder = false }: { places: Places; digits: number; pays: number; isAnyOrder?: boolean },
): BetType {
  const odds = whole(pays)
  const key = isAnyOrder ? inOrder : (number: string) => number
  return {
    ...own,
    price: 1,
    pad: { kind: 'list', rows: [''], choices: digitSigns, joiner: ',', digits, isAnyOrder },
    space() {
      const shown = [...tuples(digitSigns, digits)]
        .map((tuple) => tuple.join(''))
        .filter((number) => key(number) === key(own.example))
      const width = board.prizes.flatMap((prize) => Array.from({ length: prize.count }, () => prize.digits))
      return addedUp(
        board,
        10n ** BigInt(digits),
        places.flatMap((place) =>
          shown.map((number) => ({ place, number: number.padStart(width[place]!, '0'), ways: 1n })),
        ),
      )
    },
    read(content) {
      const numbers = readList(content, digits)
      if (!numbers) return undefined
      const keys = new Set(numbers.map(key))
      if (keys.size !== numbers.length) return undefined
      if (isAnyOrder && numbers.some((number) => permutationsOf(number) === 1)) return undefined
      return {
        units: numbers.length,
        odds,
        most: odds.times(BigInt(Math.min(places.length, numbers.length * places.length))),
        exposed: { count: keys.size, numbers: () => [...keys].map((number) => ({ number, odds })) },
        wins: (drawn) => winning(places.filter((place) => keys.has(key(tail(drawn[place]!, digits)))).length, odds),
      }
    },
  }
}

/** Digits that appear at the end of a number, once each however often. */
function running(
  own: ReturnType<typeof named>,
  place: number,
  digits: number,
  pays: readonly [number, number],
): BetType {
  const odds = fraction(...pays)
  const ends = Array.from({ length: digits }, (_, at) => at)
  return {
    ...own,
    price: 1,
    pad: { kind: 'rows', rows: [''], choices: digitSigns, joiner: '-' },
    *space() {
      // One number's digits, as if each were drawn alone.
      const asked = byAppearance(board, {
        places: ends,
        chosen: own.example.split('-'),
        of: 10,
        write: (_, sign) => sign,
      })
      for (const { drawn, weight } of asked) {
        const board6 = blank(board)
        board6[place] = ends
          .map((at) => (drawn[at]!.length === 1 ? drawn[at]! : '0'))
          .join('')
          .padStart(board6[place]!.length, '0')
        yield { drawn: board6, weight }
      }
    },
    read(content) {
      const signs = readSigns(content, digitSigns, '-')
      if (!signs) return undefined
      return {
        units: signs.length,
        odds,
        most: odds.times(BigInt(Math.min(signs.length, digits))),
        exposed: { count: signs.length, numbers: () => signs.map((number) => ({ number, odds })) },
        wins: (drawn) => winning(signs.filter((sign) => tail(drawn[place]!, digits).includes(sign)).length, odds),
      }
    },
  }
}

const first = board.placesOf('first')
const prizesOfTickets: readonly (readonly [name: string, pays: number])[] = [
  ['first', 6_000_000],
  ['second', 200_000],
  ['third', 80_000],
  ['fourth', 40_000],
  ['fifth', 20_000],
]
const endsOfTickets: readonly (readonly [name: string, digits: number, isFront: boolean, pays: number])[] = [
  ['front3', 3, true, 4_000],
  ['last3', 3, false, 4_000],
  ['last2', 2, false, 2_000],
]
const NEIGHBOUR = 100_000
const TICKETS = 1_000_000
const MOST_TICKETS = 100

/** What tickets could win at once: every number drawn once, whoever has it, and the ends of each of them. */
function mostOf(tickets: number): Ratio {
  const numbers = sum(prizesOfTickets.map(([name, pays]) => board.placesOf(name).length * pays))
  const ends = sum(endsOfTickets.map(([name, , , pays]) => board.placesOf(name).length * pays))
  return whole(numbers + Math.min(2, tickets - 1) * NEIGHBOUR + tickets * ends)
}

const neighbours = (ticket: string) =>
  [-1, 1].map((step) => String((Number(ticket) + step + TICKETS) % TICKETS).padStart(6, '0'))

const ticket: BetType = {
  ...named('Ticket', 'สลาก', 'Ticket', '820257'),
  price: 80,
  pad: { kind: 'list', rows: [''], choices: digitSigns, joiner: ',', digits: 6, most: MOST_TICKETS },
  space() {
    const own = ticket.example
    const places = prizesOfTickets.flatMap(([name]) => board.placesOf(name))
    return addedUp(board, BigInt(TICKETS), [
      ...places.map((place) => ({ place, number: own, ways: 1n })),
      ...neighbours(own).map((number) => ({ place: first[0]!, number, ways: 1n })),
      ...endsOfTickets.flatMap(([name, digits, isFront]) =>
        board.placesOf(name).map((place) => ({
          place,
          number: isFront ? own.slice(0, digits) : tail(own, digits),
          ways: BigInt(TICKETS / 10 ** digits),
        })),
      ),
    ])
  },
  read(content) {
    const numbers = readList(content, 6)
    if (!numbers || numbers.length > MOST_TICKETS) return undefined
    const odds = whole(6_000_000)
    return {
      units: numbers.length,
      odds,
      most: mostOf(numbers.length),
      exposed: { count: numbers.length, numbers: () => numbers.map((number) => ({ number, odds })) },
      wins: (drawn) =>
        numbers.flatMap((number) => [
          ...prizesOfTickets.flatMap(([name, pays]) =>
            winning(board.placesOf(name).filter((place) => drawn[place] === number).length, whole(pays)),
          ),
          ...winning(neighbours(drawn[first[0]!]!).includes(number) ? 1 : 0, whole(NEIGHBOUR)),
          ...endsOfTickets.flatMap(([name, digits, isFront, pays]) => {
            const end = isFront ? number.slice(0, digits) : tail(number, digits)
            return winning(board.placesOf(name).filter((place) => drawn[place] === end).length, whole(pays))
          }),
        ]),
    }
  },
}

export const thai: Family = {
  code: 'THAI',
  ...drawnElsewhere(board),
  bets: [
    ending(named('3Top', 'สามตัวบน', 'Three', '257'), { places: first, digits: 3, pays: 900 }),
    ending(named('3Tod', 'สามตัวโต๊ด', 'Three', '572'), { places: first, digits: 3, pays: 150, isAnyOrder: true }),
    ending(named('3Front', 'สามตัวหน้า', 'Three', '257'), { places: board.placesOf('front3'), digits: 3, pays: 450 }),
    ending(named('3Bottom', 'สามตัวล่าง', 'Three', '257'), { places: board.placesOf('last3'), digits: 3, pays: 450 }),
    ending(named('2Top', 'สองตัวบน', 'Two', '57'), { places: first, digits: 2, pays: 90 }),
    ending(named('2Bottom', 'สองตัวล่าง', 'Two', '57'), { places: board.placesOf('last2'), digits: 2, pays: 90 }),
    running(named('RunTop', 'วิ่งบน', 'Running', '2-5'), first[0]!, 3, [32, 10]),
    running(named('RunBottom', 'วิ่งล่าง', 'Running', '2-5'), board.placesOf('last2')[0]!, 2, [42, 10]),
    ticket,
  ],
}
