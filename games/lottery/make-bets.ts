import { Ratio } from '@croupier/basis/ratio.ts'
import type { BetType, Drawn, WeighedDraw, Win } from './bet-type.ts'
import { choose } from './combinations.ts'
import { readSigns } from './contents.ts'

export const whole = (value: number): Ratio => new Ratio(BigInt(value))

export const fraction = (numerator: number, denominator: number): Ratio =>
  new Ratio(BigInt(numerator), BigInt(denominator))

/** The wins of a bet whose units all pay alike. */
export const winning = (units: number, odds: Ratio): Win[] => (units > 0 ? [{ units, odds }] : [])

export const equally = function* (draws: Iterable<Drawn>): Generator<WeighedDraw> {
  for (const drawn of draws) yield { drawn, weight: 1n }
}

/** Names of a bet whose method is named by its code. */
export const named = (code: string, local: string, window: string, example: string) => ({
  code,
  local,
  window,
  method: code,
  example,
})

type Named = Pick<BetType, 'code' | 'local' | 'window' | 'method' | 'example' | 'space'>

/** Each sign chosen is a unit, and a draw makes some of them win, each at its own odds. */
export function oneSignEach(
  named: Named,
  options: {
    choices: readonly string[]
    joiner: '' | '-'
    words?: string
    row?: string
    /** The most signs that one draw can make win. */
    most: number
    odds(sign: string): Ratio
    /** How many units of one sign stand behind it; 1 where left out. */
    units?(sign: string): number
    winners(drawn: Drawn): readonly string[]
  },
): BetType {
  const { choices, joiner, words, odds, units = () => 1, winners } = options
  return {
    ...named,
    price: 1,
    pad: { kind: 'rows', rows: [options.row ?? ''], choices, joiner, ...(words === undefined ? {} : { words }) },
    read(content) {
      const signs = readSigns(content, choices, joiner)
      if (!signs) return undefined
      const highest = signs.map(odds).sort((a, b) => Number(b.compare(a)))
      return {
        units: signs.reduce((total, sign) => total + units(sign), 0),
        odds: highest[0]!,
        most: highest.slice(0, options.most).reduce((total, each) => total.plus(each), new Ratio(0n)),
        wins(drawn) {
          const won = winners(drawn)
          return signs.filter((sign) => won.includes(sign)).map((sign) => ({ units: 1, odds: odds(sign) }))
        },
      }
    },
  }
}

/** What was chosen of a pad where some may be banked: those stand in every unit. */
export interface Chosen {
  readonly banked: readonly string[]
  readonly others: readonly string[]
}

export function readBanked(
  content: string,
  choices: readonly string[],
  joiner: '' | '-',
  taken: number,
): Chosen | undefined {
  const parts = content.split('_')
  if (parts.length > 2) return undefined
  const rows = parts.map((part) => readSigns(part, choices, joiner))
  if (rows.includes(undefined)) return undefined
  const banked = rows.length === 2 ? rows[0]! : []
  const others = rows.at(-1)!
  if (banked.length >= taken && rows.length === 2) return undefined
  if (banked.some((sign) => others.includes(sign)) || banked.length + others.length < taken) return undefined
  return { banked, others }
}

export const unitsOf = ({ banked, others }: Chosen, taken: number): number =>
  choose(others.length, taken - banked.length)

/** Units of which exactly so many signs were drawn, by that number. */
export function unitsByHits({ banked, others }: Chosen, taken: number, drawn: Drawn): number[] {
  const hits = (signs: readonly string[]) => signs.filter((sign) => drawn.includes(sign)).length
  const [bankedHits, otherHits] = [hits(banked), hits(others)]
  const free = taken - banked.length
  return Array.from({ length: taken + 1 }, (_, hit) => {
    const more = hit - bankedHits
    return more < 0 ? 0 : choose(otherHits, more) * choose(others.length - otherHits, free - more)
  })
}
