import { currencyOf } from '@croupier/basis/currency.ts'
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

/** The sum of exact amounts, each so many times. */
export function summed(amounts: readonly { value: string; times: number }[], currency: string): string {
  const zero = Money.zero(currency).units
  const units = amounts.reduce(
    (sum, { value, times }) => sum + Money.parse(value, currency).units * BigInt(times),
    zero,
  )
  return new Money(currency, units).toString()
}

/** What is chosen on a pad. */
export interface Chosen {
  readonly rows: readonly (readonly string[])[]
  /** Places of a bet that is on some of them. */
  readonly places: readonly string[]
  /** Banked signs, where some are. */
  readonly banked: readonly string[]
  /** Numbers typed in. */
  readonly typed: string
}

export const nothingChosen = (pad: Pad): Chosen => ({
  rows: pad.rows.map(() => []),
  places: ['1', '2', '3', '4', '5'],
  banked: [],
  typed: '',
})

const inOrder = (signs: readonly string[]) => [...signs].sort((one, two) => Number(one) - Number(two))

/** What was typed, as numbers of so many digits: each once, in order. */
function typedNumbers(text: string, digits: number, joiner: string): string {
  const found = text.match(new RegExp(`\\d{${digits}}`, 'g')) ?? []
  return inOrder([...new Set(found)]).join(joiner)
}

/** The choice as its text. */
export function contentOf(pad: Pad, chosen: Chosen): string {
  if (pad.kind === 'list') return typedNumbers(chosen.typed, pad.digits ?? 1, pad.joiner)
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
      if (type.read(contentOf(pad, chosen))) return chosen
    }
  }
}
