import { LONGEST_CONTENT } from '@croupier/api/lottery/limits.ts'
import type { showLottery } from '@croupier/api/lottery/show-lottery.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { asciiDigits } from '@croupier/basis/digits.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown } from '@croupier/basis/ratio.ts'
import type { BetType, Family, Pad } from '@croupier/games/lottery/bet-type.ts'
import { betTypeOf } from '@croupier/games/lottery/families.ts'
import { shareOf } from '@croupier/games/lottery/prize-group.ts'

export type ShownLottery = OutputOf<typeof showLottery>

/** A lottery that is sold in the currency of whoever looks at it. */
export type Lottery = ShownLottery & { readonly limits: NonNullable<ShownLottery['limits']> }

export function isSoldIn(lottery: ShownLottery): lottery is Lottery {
  return lottery.limits !== null
}

/** A bet as it was chosen. */
export interface ChosenBet {
  readonly playCode: string
  readonly content: string
  readonly unitValue: string
  readonly multiple: number
  readonly group: number
}

/** What a bet costs and what it wins at most: exact, in main units. */
export interface Price {
  readonly units: number
  readonly stake: string
  readonly most: string
  /** Units of its value are sold no more. */
  readonly isWithdrawn: boolean
}

/**
 * A bet by what stands now: at no higher a multiple or group than the house takes by now, at the odds of now. What is shown
 * is what is sent. Undefined for what is no bet.
 */
export function priced<Each extends ChosenBet>(
  family: Family,
  lottery: Pick<Lottery, 'currency' | 'group' | 'limits' | 'oddsShares' | 'unitValues'>,
  chosen: Each,
): (Each & Price) | undefined {
  const type = betTypeOf(family, chosen.playCode)
  const bet = type?.read(chosen.content)
  if (!type || !bet) return undefined
  const currency = currencyOf(lottery.currency)
  const multiple = Math.min(chosen.multiple, lottery.limits.multiple)
  const group = Math.min(chosen.group, lottery.group)
  const unit = Money.parse(chosen.unitValue, currency).units * BigInt(multiple)
  const share = shareOf(family, group, lottery.oddsShares[type.code])
  return {
    ...chosen,
    multiple,
    group,
    units: bet.units,
    stake: new Money(currency, unit * BigInt(bet.units * type.price)).toString(),
    most: new Money(currency, quantiseDown(bet.most.times(share).times(unit))).toString(),
    isWithdrawn: !lottery.unitValues.some((value) => Number(value) === Number(chosen.unitValue)),
  }
}

/** What a basket costs and wins at most, once; in ledger units. */
export function basketOf(lines: readonly Price[], code: string): { stake: bigint; most: bigint } {
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
  readonly isTyping?: boolean | undefined
}

export const nothingChosen = (pad: Pad): Chosen => ({
  rows: pad.rows.map(() => []),
  places: ['1', '2', '3', '4', '5'],
  banked: [],
  typed: '',
})

const inOrder = (signs: readonly string[]) => [...signs].sort((one, two) => Number(one) - Number(two))

/** How numbers are typed for a pad; undefined where signs are chosen. */
export function typingOf(pad: Pad, { isTyping }: Chosen): { digits: number; joiner: string } | undefined {
  if (pad.kind === 'list') return { digits: pad.digits ?? 1, joiner: pad.joiner }
  return isTyping && pad.typed !== undefined ? { digits: pad.typed, joiner: ',' } : undefined
}

/** Of what was typed, what makes a bet; and all that does not, or is the same bet once more. */
export function typedFor(
  { pad, read }: Pick<BetType, 'pad' | 'read'>,
  chosen: Chosen,
): { content: string; left: readonly string[] } {
  const typing = typingOf(pad, chosen)
  if (!typing) return { content: '', left: [] }
  const most = Math.min(pad.most ?? Infinity, Math.floor(LONGEST_CONTENT / (typing.digits + 1)))
  const kept = new Map<string, string>()
  const left: string[] = []
  for (const number of asciiDigits(chosen.typed).match(/\d+/g) ?? []) {
    const bet = pad.isAnyOrder ? [...number].sort().join('') : number
    if (kept.has(bet) || kept.size === most || !read(number)) left.push(number)
    else kept.set(bet, number)
  }
  return { content: inOrder([...kept.values()]).join(typing.joiner), left }
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
