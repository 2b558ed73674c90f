import { Ratio } from '@croupier/basis/ratio.ts'
import type { BetType, Drawn, Family } from '../bet-type.ts'
import { choose, permutationsOf, product, subsets, sum, tuples } from '../combinations.ts'
import { digitSigns, numberSigns, readList, readRows, readSigns } from '../contents.ts'
import { equally, fraction, oneSignEach, whole, winning } from '../make-bets.ts'

const PLACES = 5

interface Window {
  readonly code: string
  readonly local: string
  readonly from: number
  readonly length: number
}

export const windows: readonly Window[] = [
  { code: 'First2', local: '前二', from: 0, length: 2 },
  { code: 'Last2', local: '后二', from: 3, length: 2 },
  { code: 'First3', local: '前三', from: 0, length: 3 },
  { code: 'Middle3', local: '中三', from: 1, length: 3 },
  { code: 'Last3', local: '后三', from: 2, length: 3 },
  { code: 'First4', local: '前四', from: 0, length: 4 },
  { code: 'Last4', local: '后四', from: 1, length: 4 },
  { code: 'All5', local: '五星', from: 0, length: 5 },
]

const placeNames = ['p1', 'p2', 'p3', 'p4', 'p5']
const digits = numberSigns(0, 9, 1)
const seen = ({ from, length }: Pick<Window, 'from' | 'length'>, drawn: Drawn) => drawn.slice(from, from + length)

/** Every draw as it looks in a window; nought elsewhere. */
const spaceOf = ({ from, length }: Pick<Window, 'from' | 'length'>) =>
  function* () {
    for (const tuple of tuples(digits, length)) {
      const drawn = Array.from({ length: PLACES }, () => '0')
      tuple.forEach((digit, at) => {
        drawn[from + at] = digit
      })
      yield { drawn, weight: 1n }
    }
  }

const sorted = (signs: readonly string[]) => [...signs].sort().join('')

function straight(window: Window): BetType {
  const { code, local, from, length } = window
  const odds = whole(10 ** length)
  const examples: Readonly<Record<number, string>> = { 2: '01234_56', 3: '12_0_79', 4: '1_2_3_45', 5: '1_2_3_4_56' }
  return {
    code: `${code}Straight`,
    local: `${local}直选`,
    window: code,
    method: 'Straight',
    price: 1,
    pad: {
      kind: 'rows',
      rows: placeNames.slice(from, from + length),
      choices: digitSigns,
      joiner: '',
      typed: length,
    },
    example: examples[length]!,
    space: spaceOf(window),
    read(content) {
      if (!content.includes('_')) {
        const list = readList(content, length)
        if (!list) return undefined
        const among = new Set(list)
        const wins = (drawn: Drawn) => winning(among.has(seen(window, drawn).join('')) ? 1 : 0, odds)
        return { units: list.length, odds, most: odds, wins }
      }
      const rows = readRows(content, length, digitSigns, '')
      return (
        rows && {
          units: product(rows.map((row) => row.length)),
          odds,
          most: odds,
          wins: (drawn) => winning(seen(window, drawn).every((digit, at) => rows[at]!.includes(digit)) ? 1 : 0, odds),
        }
      )
    },
  }
}

/** A straight and, with it, every end of it. */
function joined(window: Window): BetType {
  const { code, local, from, length } = window
  const ends = Array.from({ length }, (_, at) => length - 1 - at)
  return {
    code: `${code}Join`,
    local: `${local}组合`,
    window: code,
    method: 'Join',
    price: 1,
    pad: { kind: 'rows', rows: placeNames.slice(from, from + length), choices: digitSigns, joiner: '' },
    example: { 2: '12_3', 3: '12_3_4', 4: '1_2_3_45', 5: '1_2_3_4_56' }[length]!,
    space: spaceOf(window),
    read(content) {
      const rows = readRows(content, length, digitSigns, '')
      if (!rows) return undefined
      return {
        units: sum(ends.map((start) => product(rows.slice(start).map((row) => row.length)))),
        odds: whole(10 ** length),
        most: ends.reduce((total, start) => total.plus(whole(10 ** (length - start))), new Ratio(0n)),
        wins(drawn) {
          const own = seen(window, drawn)
          return ends
            .filter((start) => own.slice(start).every((digit, at) => rows[start + at]!.includes(digit)))
            .map((start) => ({ units: 1, odds: whole(10 ** (length - start)) }))
        },
      }
    },
  }
}

/** A figure of the digits, as their sum: a unit for every row of digits that has it. */
function byFigure(
  window: Window,
  method: 'Sum' | 'Span',
  {
    name,
    choices,
    example,
    figure,
  }: {
    name: string
    choices: readonly string[]
    example: string
    figure(digits: readonly number[]): number
  },
): BetType {
  const counts = new Map<string, number>()
  for (const tuple of tuples(digits, window.length)) {
    const sign = String(figure(tuple.map(Number)))
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return oneSignEach(
    {
      code: `${window.code}${method}`,
      local: `${window.local}${name}`,
      window: window.code,
      method,
      example,
      space: spaceOf(window),
    },
    {
      choices,
      joiner: '-',
      most: 1,
      units: (sign) => counts.get(sign)!,
      odds: () => whole(10 ** window.length),
      winners: (drawn) => [String(figure(seen(window, drawn).map(Number)))],
    },
  )
}

const shapeOf = (signs: readonly string[]) => new Set(signs).size

/** Odds of a group of digits in any order. */
const anyOrder = (group: string) => fraction(10 ** group.length, permutationsOf(group))

/** Every group of digits that is not all alike. */
function groupsOf(length: number): string[] {
  const found = new Set<string>()
  for (const tuple of tuples(digits, length)) {
    const size = shapeOf(tuple)
    if (length === 2 ? size === 2 : size > 1) found.add(sorted(tuple))
  }
  return [...found]
}

/** Groups that a text stands for, told apart by how it is read. */
function groups(
  window: Window,
  {
    method,
    name,
    example,
    pad,
    read,
  }: Pick<BetType, 'method' | 'example' | 'pad'> & {
    name: string
    read(content: string, all: readonly string[]): readonly string[] | undefined
  },
): BetType {
  const all = groupsOf(window.length)
  return {
    code: `${window.code}${method}`,
    local: `${window.local}${name}`,
    window: window.code,
    method,
    price: 1,
    pad,
    example,
    space: spaceOf(window),
    read(content) {
      const chosen = read(content, all)
      if (!chosen || chosen.length === 0) return undefined
      const among = new Set(chosen)
      const most = chosen.map(anyOrder).reduce((best, each) => (each.compare(best) > 0n ? each : best))
      return {
        units: among.size,
        odds: most,
        most,
        wins(drawn) {
          const group = sorted(seen(window, drawn))
          return winning(among.has(group) ? 1 : 0, anyOrder(group))
        },
      }
    },
  }
}

function groupTypes(window: Window): BetType[] {
  const isPairs = window.length === 2
  const digitPad = { kind: 'rows', rows: [''], choices: digitSigns, joiner: '' } as const
  const ofDigits = (content: string, taken: number) => {
    const signs = readSigns(content, digitSigns, '')
    return signs && signs.length >= taken ? signs : undefined
  }
  const list = (content: string, all: readonly string[]) => {
    const numbers = readList(content, window.length)?.map((number) => sorted([...number]))
    const isRight = numbers && new Set(numbers).size === numbers.length && numbers.every((each) => all.includes(each))
    return isRight ? numbers : undefined
  }
  const sums = numberSigns(1, window.length * 9 - 1, 1)
  return [
    groups(window, {
      method: 'Com',
      name: isPairs ? '组选' : '混合组选',
      example: isPairs ? '123' : '112,123',
      pad: isPairs
        ? digitPad
        : { kind: 'list', rows: [''], choices: digitSigns, joiner: ',', digits: window.length, isAnyOrder: true },
      read(content, all) {
        if (!isPairs || content.includes(',')) return list(content, all)
        return ofDigits(content, 2) && subsets([...content], 2).map(sorted)
      },
    }),
    groups(window, {
      method: 'ComSum',
      name: '组选和值',
      example: '8',
      pad: { kind: 'rows', rows: [''], choices: sums, joiner: '-' },
      read: (content, all) => {
        const chosen = readSigns(content, sums, '-')
        return chosen && all.filter((group) => chosen.includes(String(sum([...group].map(Number)))))
      },
    }),
    groups(window, {
      method: 'Baodan',
      name: '包胆',
      example: '7',
      pad: { ...digitPad, single: true },
      read: (content, all) =>
        digitSigns.includes(content) ? all.filter((group) => group.includes(content)) : undefined,
    }),
    ...(isPairs
      ? []
      : [
          groups(window, {
            method: 'Com3',
            name: '组三',
            example: '358',
            pad: digitPad,
            read: (content) =>
              ofDigits(content, 2) && subsets([...content], 2).flatMap(([a, b]) => [`${a}${a}${b}`, `${a}${b}${b}`]),
          }),
          groups(window, {
            method: 'Com6',
            name: '组六',
            example: '0358',
            pad: digitPad,
            read: (content) => ofDigits(content, 3) && subsets([...content], 3).map((group) => group.join('')),
          }),
        ]),
  ]
}

/** A group by its shape: some digits that come more than once, and the others. */
interface Shape {
  readonly name: number
  readonly repeats: number
  readonly repeated: number
  readonly others: number
  /** How often each of the others comes. */
  readonly otherRepeats: number
}

const shapesOfFive: readonly Shape[] = [
  { name: 120, repeats: 1, repeated: 5, others: 0, otherRepeats: 1 },
  { name: 60, repeats: 2, repeated: 1, others: 3, otherRepeats: 1 },
  { name: 30, repeats: 2, repeated: 2, others: 1, otherRepeats: 1 },
  { name: 20, repeats: 3, repeated: 1, others: 2, otherRepeats: 1 },
  { name: 10, repeats: 3, repeated: 1, others: 1, otherRepeats: 2 },
  { name: 5, repeats: 4, repeated: 1, others: 1, otherRepeats: 1 },
]
const shapesOfFour: readonly Shape[] = [
  { name: 24, repeats: 1, repeated: 4, others: 0, otherRepeats: 1 },
  { name: 12, repeats: 2, repeated: 1, others: 2, otherRepeats: 1 },
  { name: 6, repeats: 2, repeated: 2, others: 0, otherRepeats: 1 },
  { name: 4, repeats: 3, repeated: 1, others: 1, otherRepeats: 1 },
]

function ofShape(window: Window, prefix: string, shape: Shape): BetType {
  const odds = fraction(10 ** window.length, shape.name)
  const hasOthers = shape.others > 0
  const isShaped = (own: readonly string[], row: readonly string[], others: readonly string[]) => {
    const counts = [...Map.groupBy(own, (digit) => digit)].map(([digit, same]) => ({ digit, count: same.length }))
    const repeated = counts.filter(({ count }) => count === shape.repeats)
    const rest = counts.filter(({ count }) => count !== shape.repeats)
    if (repeated.length !== shape.repeated || rest.length !== shape.others) return false
    if (rest.some(({ count }) => count !== shape.otherRepeats)) return false
    return repeated.every(({ digit }) => row.includes(digit)) && rest.every(({ digit }) => others.includes(digit))
  }
  return {
    code: `${prefix}Com${shape.name}`,
    local: `组选${shape.name}`,
    window: window.code,
    method: `Com${shape.name}`,
    price: 1,
    pad: {
      kind: 'rows',
      rows: hasOthers ? [`repeat${shape.repeats}`, `repeat${shape.otherRepeats}`] : [`repeat${shape.repeats}`],
      choices: digitSigns,
      joiner: '',
    },
    example: hasOthers ? '15_2345' : '012345',
    space: spaceOf(window),
    read(content) {
      const rows = readRows(content, hasOthers ? 2 : 1, digitSigns, '')
      if (!rows) return undefined
      const [row, others = []] = rows as [string[], string[]?]
      const units = sum(
        subsets(row, shape.repeated).map((taken) =>
          choose(others.filter((digit) => !taken.includes(digit)).length, shape.others),
        ),
      )
      if (units === 0) return undefined
      return {
        units,
        odds,
        most: odds,
        wins: (drawn) => winning(isShaped(seen(window, drawn), row, others) ? 1 : 0, odds),
      }
    },
  }
}

/** Digits that appear anywhere in the window. */
function shown(window: Window, taken: number): BetType {
  let ways = 0
  for (let left = 0; left <= taken; left += 1) {
    ways += (left % 2 === 0 ? 1 : -1) * choose(taken, left) * (10 - left) ** window.length
  }
  const odds = fraction(10 ** window.length, ways)
  return {
    code: `${window.code}Show${taken}`,
    local: `${window.local}不定位`,
    window: window.code,
    method: `Show${taken}`,
    price: 1,
    pad: { kind: 'rows', rows: [''], choices: digitSigns, joiner: '' },
    example: '0123',
    space: spaceOf(window),
    read(content) {
      const signs = readSigns(content, digitSigns, '')
      if (!signs || signs.length < taken) return undefined
      const winners = (drawn: Drawn) => {
        const own = seen(window, drawn)
        return choose(signs.filter((sign) => own.includes(sign)).length, taken)
      }
      return {
        units: choose(signs.length, taken),
        odds,
        most: odds.times(BigInt(choose(Math.min(signs.length, window.length), taken))),
        wins: (drawn) => winning(winners(drawn), odds),
      }
    },
  }
}

const whole5 = { from: 0, length: PLACES }

/** So many of the five places, each with its digits. */
function anyStraight(taken: number): BetType {
  const odds = whole(10 ** taken)
  const isFixed = taken === 1
  return {
    code: isFixed ? 'FixedPlace' : `Any${taken}Straight`,
    local: isFixed ? '定位胆' : `任选${taken}`,
    window: isFixed ? 'Fixed' : `Any${taken}`,
    method: isFixed ? 'FixedPlace' : 'Straight',
    price: 1,
    pad: { kind: 'rows', rows: placeNames, choices: digitSigns, joiner: '', mayBeEmpty: true },
    example: isFixed ? '12_#_#_#_05' : taken === 4 ? '1_2_3_#_34' : taken === 3 ? '1_2_#_3_34' : '1_2_#_#_34',
    space: spaceOf(whole5),
    read(content) {
      const rows = readRows(content, PLACES, digitSigns, '', true)
      if (!rows) return undefined
      const filled = rows.filter((row) => row.length > 0).length
      if (filled < taken) return undefined
      return {
        units: sum(subsets(rows, taken).map((some) => product(some.map((row) => row.length)))),
        odds,
        most: odds.times(BigInt(choose(filled, taken))),
        wins(drawn) {
          const matched = rows.filter((row, at) => row.includes(drawn[at]!)).length
          return winning(choose(matched, taken), odds)
        },
      }
    },
  }
}

/** A group at any of the places that were named. */
function anyGroup(taken: number, shape: '' | '3' | '6' | '24'): BetType {
  const least = { '': 2, '3': 2, '6': 3, '24': 4 }[shape]
  const ways = { '': 2, '3': 3, '6': 6, '24': 24 }[shape]
  const odds = fraction(10 ** taken, ways)
  const units = (m: number) => (shape === '3' ? m * (m - 1) : choose(m, taken))
  const distinct = shape === '3' ? 2 : taken
  return {
    code: `Any${taken}Com${shape}`,
    local: `任选${taken}组选`,
    window: `Any${taken}`,
    method: `Com${shape}`,
    price: 1,
    pad: { kind: 'places', rows: [''], choices: digitSigns, joiner: '' },
    example: shape === '24' ? '12345@02468' : '1245@0689',
    space: spaceOf(whole5),
    read(content) {
      const [named = '', text = '', ...rest] = content.split('@')
      const places = readSigns(named, ['1', '2', '3', '4', '5'], '')
      const signs = readSigns(text, digitSigns, '')
      if (rest.length > 0 || !places || !signs || places.length < taken || signs.length < least) return undefined
      const some = subsets(places.map(Number), taken)
      return {
        units: some.length * units(signs.length),
        odds,
        most: odds.times(BigInt(some.length)),
        wins(drawn) {
          const won = some.filter((at) => {
            const own = at.map((place) => drawn[place - 1]!)
            return shapeOf(own) === distinct && own.every((digit) => signs.includes(digit))
          })
          return winning(won.length, odds)
        },
      }
    },
  }
}

const bsoe = ['0', '1', '2', '3']

/** Big, small, odd, even: what a number is. */
const sidesOf = (value: number, big: number) => [value >= big ? '0' : '1', value % 2 === 1 ? '2' : '3']

function placesBsoe(window: Window): BetType {
  const odds = whole(4)
  return {
    code: `${window.code}BSOE`,
    local: `${window.local}大小单双`,
    window: 'BSOE',
    method: window.code,
    price: 1,
    pad: {
      kind: 'rows',
      rows: placeNames.slice(window.from, window.from + window.length),
      choices: bsoe,
      joiner: '',
      words: 'bsoe',
    },
    example: '02_13',
    space: spaceOf(window),
    read(content) {
      const rows = readRows(content, window.length, bsoe, '')
      if (!rows) return undefined
      const best = rows.map((row) => Math.min(2, row.length))
      return {
        units: product(rows.map((row) => row.length)),
        odds,
        most: odds.times(BigInt(product(best))),
        wins(drawn) {
          const matched = seen(window, drawn).map((digit, at) => {
            const sides = sidesOf(Number(digit), 5)
            return rows[at]!.filter((side) => sides.includes(side)).length
          })
          return winning(product(matched), odds)
        },
      }
    },
  }
}

function dragonTiger(first: number, second: number): BetType {
  const odds: Readonly<Record<string, Ratio>> = { 0: fraction(100, 45), 1: fraction(100, 45), 2: whole(10) }
  return oneSignEach(
    {
      code: `Dragon_Tiger_${first}_${second}`,
      local: '龙虎和',
      window: 'DragonTiger',
      method: `Dragon_Tiger_${first}_${second}`,
      example: '12',
      *space() {
        for (const [one, two] of tuples(digits, 2)) {
          const drawn = Array.from({ length: PLACES }, () => '0')
          drawn[first - 1] = one!
          drawn[second - 1] = two!
          yield { drawn, weight: 1n }
        }
      },
    },
    {
      choices: ['0', '1', '2'],
      joiner: '',
      words: 'dragon',
      most: 1,
      odds: (sign) => odds[sign]!,
      winners(drawn) {
        const [one, two] = [drawn[first - 1]!, drawn[second - 1]!]
        return [one === two ? '2' : one > two ? '1' : '0']
      },
    },
  )
}

/** 0 triple, 1 run, 2 pair, 3 plain, 4 half run; nine and nought are neighbours. */
function specialOf(own: readonly string[]): string {
  const different = shapeOf(own)
  if (different === 1) return '0'
  if (different === 2) return '2'
  const numbers = own.map(Number)
  const isNeighbour = (a: number, b: number) => (a + 1) % 10 === b || (b + 1) % 10 === a
  const pairs = subsets(numbers, 2).filter(([a, b]) => isNeighbour(a!, b!)).length
  return pairs === 2 ? '1' : pairs === 1 ? '4' : '3'
}

function special(window: Window): BetType {
  const odds: Readonly<Record<string, Ratio>> = {
    0: fraction(1000, 10),
    1: fraction(1000, 60),
    2: fraction(1000, 270),
    3: fraction(1000, 300),
    4: fraction(1000, 360),
  }
  return oneSignEach(
    {
      code: `${window.code}_Special`,
      local: `${window.local}特殊号`,
      window: window.code,
      method: 'Special',
      example: '14',
      space: spaceOf(window),
    },
    {
      choices: ['0', '1', '2', '3', '4'],
      joiner: '',
      words: 'special',
      most: 1,
      odds: (sign) => odds[sign]!,
      winners: (drawn) => [specialOf(seen(window, drawn))],
    },
  )
}

const ofLength = (...lengths: number[]) => windows.filter(({ length }) => lengths.includes(length))
const windowCalled = (code: string) => windows.find((window) => window.code === code)!

const spans = (window: Window) =>
  byFigure(window, 'Span', {
    name: '跨度',
    choices: digitSigns,
    example: '0-9',
    figure: (own) => Math.max(...own) - Math.min(...own),
  })
const sums = (window: Window) =>
  byFigure(window, 'Sum', {
    name: '和值',
    choices: numberSigns(0, window.length * 9, 1),
    example: '8',
    figure: sum,
  })

export const ssc: Family = {
  code: 'SSC',
  isHouse: true,
  separator: '',
  isResult: (drawn) => drawn.length === PLACES && drawn.every((digit) => digitSigns.includes(digit)),
  draw: (below) => Array.from({ length: PLACES }, () => String(below(10))),
  drawing: `${PLACES} numbers, each below(10)`,
  bets: [
    anyStraight(1),
    ...ofLength(2, 3).flatMap((window) => [
      straight(window),
      joined(window),
      sums(window),
      spans(window),
      ...groupTypes(window),
      ...(window.length === 3 ? [shown(window, 1), shown(window, 2), special(window)] : []),
    ]),
    ...ofLength(4).flatMap((window) => [
      straight(window),
      joined(window),
      ...shapesOfFour.map((shape) => ofShape(window, window.code === 'First4' ? 'F4' : 'L4', shape)),
      shown(window, 1),
      shown(window, 2),
    ]),
    ...ofLength(5).flatMap((window) => [
      straight(window),
      joined(window),
      ...shapesOfFive.map((shape) => ofShape(window, 'All', shape)),
      shown(window, 1),
      shown(window, 2),
      shown(window, 3),
    ]),
    anyStraight(2),
    anyGroup(2, ''),
    anyStraight(3),
    anyGroup(3, '3'),
    anyGroup(3, '6'),
    anyStraight(4),
    anyGroup(4, '24'),
    placesBsoe(windowCalled('First2')),
    placesBsoe(windowCalled('Last2')),
    oneSignEach(
      {
        code: 'Sum_BSOE',
        local: '总和大小单双',
        window: 'BSOE',
        method: 'Sum_BSOE',
        example: '03',
        space: () => equally(tuples(digits, PLACES)),
      },
      {
        choices: bsoe,
        joiner: '',
        words: 'bsoe',
        most: 2,
        odds: () => whole(2),
        winners: (drawn) => sidesOf(sum(drawn.map(Number)), 23),
      },
    ),
    ...subsets([1, 2, 3, 4, 5], 2).map(([first, second]) => dragonTiger(first!, second!)),
  ],
}
