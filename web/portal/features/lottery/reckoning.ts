import { currencyOf } from '@croupier/basis/currency.ts'
import { asciiDigits } from '@croupier/basis/digits.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown } from '@croupier/basis/ratio.ts'
import type { Bet, BetType, Family, Pad } from '@croupier/games/lottery/bet-type.ts'
import { shareOf } from '@croupier/games/lottery/prize-group.ts'

/** A bet as it lies in the basket. */
export interface BasketLine {
  readonly id: number
  readonly playCode: string
  readonly content: string
  readonly units: number
  readonly unitValue: string
  readonly multiple: number
  readonly group: number
  /** Exact, in main units. */
  readonly stake: string
  readonly most: string
}

export interface Terms {
  readonly unitValue: string
  readonly multiple: number
  readonly group: number
  readonly currency: string
  /** Where a part of the printed odds is paid. */
  readonly oddsShare: number | undefined
}

/** What a bet costs and what it wins at most. */
export function priced(family: Family, type: BetType, bet: Bet, terms: Terms): Pick<BasketLine, 'stake' | 'most'> {
  const currency = currencyOf(terms.currency)
  const unit = Money.parse(terms.unitValue, currency).units * BigInt(terms.multiple)
  const most = quantiseDown(bet.most.times(shareOf(family, terms.group, terms.oddsShare)).times(unit))
  return {
    stake: new Money(currency, unit * BigInt(bet.units * type.price)).toString(),
    most: new Money(currency, most).toString(),
  }
}

/** What a basket costs and wins at most, once; in ledger units. */
export function basketOf(lines: readonly BasketLine[], code: string): { stake: bigint; most: bigint } {
  const currency = currencyOf(code)
  const unitsOf = (value: string) => Money.parse(value, currency).units
  return {
    stake: lines.reduce((total, line) => total + unitsOf(line.stake), 0n),
    most: lines.reduce((total, line) => total + unitsOf(line.most), 0n),
  }
}

/** So many ledger units so many times, as text in main units. */
export const timesUnits = (units: bigint, times: number, currency: string): string =>
  new Money(currencyOf(currency), units * BigInt(times)).toString()

/** What is chosen on a pad. */
export interface Chosen {
  readonly rows: readonly (readonly string[])[]
  /** Places of a bet that is on some of them. */
  readonly places: readonly string[]
  /** Banked signs, where some are. */
  readonly banked: readonly string[]
  /** Numbers typed in. */
  readonly typed: string
  /** Numbers are typed in where signs could be chosen too. */
  readonly isTyping?: boolean
}

export const nothingChosen = (pad: Pad): Chosen => ({
  rows: pad.rows.map(() => []),
  places: ['1', '2', '3', '4', '5'],
  banked: [],
  typed: '',
})

const inOrder = (signs: readonly string[]) => [...signs].sort((one, two) => Number(one) - Number(two))

/** What was typed, as numbers of so many digits: each once, in order. */
function typedNumbers(text: string, digits: number): string[] {
  const found = asciiDigits(text).match(new RegExp(`\\d{${digits}}`, 'g')) ?? []
  return inOrder([...new Set(found)])
}

/** How numbers are typed for a pad; undefined where signs are chosen. */
export function typingOf(pad: Pad, { isTyping }: Chosen): { digits: number; joiner: string } | undefined {
  if (pad.kind === 'list') return { digits: pad.digits ?? 1, joiner: pad.joiner }
  return isTyping && pad.typed !== undefined ? { digits: pad.typed, joiner: ',' } : undefined
}

/** Of what was typed, what makes a bet; and how many numbers do not: they are none of it, or one of them twice. */
export function typedFor(
  { pad, read }: Pick<BetType, 'pad' | 'read'>,
  chosen: Chosen,
): { content: string; left: number } {
  const typing = typingOf(pad, chosen)
  if (!typing) return { content: '', left: 0 }
  const numbers = typedNumbers(chosen.typed, typing.digits)
  const all = numbers.join(typing.joiner)
  if (numbers.length === 0 || read(all)) return { content: all, left: 0 }
  // In any order one number stands for all of its orders, and some stand for none.
  const byDigits = new Map(
    numbers.filter((number) => read(number)).map((number) => [[...number].sort().join(''), number]),
  )
  const kept = inOrder([...byDigits.values()])
  return { content: kept.join(typing.joiner), left: numbers.length - kept.length }
}

/** The choice as its text. */
export function contentOf(type: Pick<BetType, 'pad' | 'read'>, chosen: Chosen): string {
  const { pad } = type
  if (typingOf(pad, chosen)) return typedFor(type, chosen).content
  const rows = chosen.rows.map((row) => inOrder(row).join(pad.joiner))
  const text = rows.map((row) => (row === '' && pad.mayBeEmpty ? '#' : row)).join('_')
  if (pad.kind === 'places') return `${inOrder(chosen.places).join('')}@${text}`
  return chosen.banked.length > 0 ? `${inOrder(chosen.banked).join(pad.joiner)}_${text}` : text
}

/** One unit at random: a choice like any other, so the browser's own chance will do. */
export function randomChoice(type: BetType): Chosen {
  const { pad } = type
  const random = (below: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % below
  const take = (signs: readonly string[], count: number) => {
    const left = [...signs]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)[0]!)
  }
  const empty = nothingChosen(pad)
  if (pad.kind === 'list') {
    for (;;) {
      const number = Array.from({ length: pad.digits ?? 1 }, () => String(random(10))).join('')
      if (type.read(number)) return { ...empty, typed: number }
    }
  }
  for (let most = 1; ; most = (most % pad.choices.length) + 1) {
    // As many signs of a row as make a bet at all.
    for (let tries = 0; tries < 20; tries += 1) {
      const filled = pad.mayBeEmpty && most === 1 ? random(pad.rows.length) : undefined
      const rows = pad.rows.map((_, at) => (filled === undefined || filled === at ? take(pad.choices, most) : []))
      const chosen = { ...empty, rows }
      if (type.read(contentOf(type, chosen))) return chosen
    }
  }
}
