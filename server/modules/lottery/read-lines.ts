import { quantiseUp } from '@croupier/basis/ratio.ts'
import { Money } from '@croupier/basis/money.ts'
import type { Bet, Family } from '@croupier/games/lottery/bet-type.ts'
import { betTypeOf } from '@croupier/games/lottery/families.ts'
import { LOWEST_GROUP, shareOf, WHOLE_ODDS } from '@croupier/games/lottery/prize-group.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { LotteryGame } from './games-store.ts'
import type { Exposed, Line, NewLine } from './orders-store.ts'

/** A line as somebody asks for it. */
export interface AskedLine {
  playCode: string
  content: string
  units?: number | undefined
  unitValue: string
  multiple: number
  group?: number | undefined
  oddsShare?: number | undefined
}

/** A line that can be sold; its amounts are of one time the basket. */
export interface ReadLine {
  line: NewLine
  bet: Bet
  /** What it wins at most. */
  most: bigint
}

export type LineField = 'playCode' | 'content' | 'unitValue' | 'group'

/** What whoever asks calls a field, so that a refusal names it in their words. */
export interface FieldNames {
  line(at: number, field: LineField): string
  draw(at: number): string
}

export const ownFieldNames: FieldNames = {
  line: (at, field) => `lines.${at}.${field}`,
  draw: (at) => `draws.${at}.numero`,
}

export const faultAt = (field: string): Refusal =>
  new Refusal('request.invalid', { fields: [{ field, messageKey: 'fault.format' }] })

/** How many numbers one purchase may be counted on: each is a row of the draw's books. */
const MOST_NUMBERS = 10_000

/** What is counted over all baskets that are bought at once. */
export interface Purchase {
  numbers: number
}

interface Buyer {
  /** How many draws the basket is for. */
  draws: number
  currency: string
  ownGroup: number
  unitValues: readonly string[]
  oddsShares: LotteryGame['oddsShares']
  names: FieldNames
  purchase: Purchase
}

/** Reads a basket: its units are counted here, whoever counted before. @throws Refusal */
export function readLines(family: Family, asked: readonly AskedLine[], buyer: Buyer): ReadLine[] {
  const fault = (at: number, field: LineField) => faultAt(buyer.names.line(at, field))
  return asked.map((one, at) => {
    const type = betTypeOf(family, one.playCode)
    if (!type) throw fault(at, 'playCode')
    const bet = type.read(one.content)
    if (!bet) throw fault(at, 'content')
    if (!buyer.unitValues.some((value) => Number(value) === Number(one.unitValue))) throw fault(at, 'unitValue')
    const unit = Money.read(one.unitValue, buyer.currency)
    if (!(unit instanceof Money)) throw fault(at, 'unitValue')
    if (!Number.isSafeInteger(bet.units) || bet.units > 2_000_000) throw fault(at, 'content')
    if (one.units !== undefined && one.units !== bet.units) {
      throw new Refusal('lottery.units.mismatch', { units: bet.units, line: at })
    }
    buyer.purchase.numbers += (bet.exposed?.count ?? 0) * buyer.draws
    if (buyer.purchase.numbers > MOST_NUMBERS) {
      throw new Refusal('lottery.limit', { what: 'numbers', most: MOST_NUMBERS })
    }
    const chosenGroup = one.group ?? buyer.ownGroup
    // A public client's slip names any number at all.
    const isGroup = chosenGroup >= LOWEST_GROUP && chosenGroup <= buyer.ownGroup && chosenGroup % 2 === 0
    if (!isGroup) throw fault(at, 'group')
    const unitStake = unit.units * BigInt(one.multiple)
    const stake = unitStake * BigInt(bet.units * type.price)
    const oddsShare = buyer.oddsShares?.[one.playCode] ?? WHOLE_ODDS
    if (one.oddsShare !== undefined && one.oddsShare !== oddsShare) {
      throw new Refusal('lottery.odds.changed', { line: at })
    }
    const line: NewLine = {
      n: at + 1,
      playCode: one.playCode,
      content: one.content,
      units: bet.units,
      price: type.price,
      unitValue: unit.units,
      multiple: one.multiple,
      stake,
      ownGroup: buyer.ownGroup,
      chosenGroup,
      oddsShare,
    }
    return { line, bet, most: quantiseUp(bet.most.times(shareOf(family, chosenGroup, oddsShare)).times(unitStake)) }
  })
}

/** The same lines so many times. */
export function timesLine({ line, bet, most }: ReadLine, times: number): ReadLine {
  const factor = BigInt(times)
  return {
    line: { ...line, multiple: line.multiple * times, stake: line.stake * factor },
    bet,
    most: most * factor,
  }
}

/** A number of a bet, and what each time it is bet could lose. */
interface ExposedNumber extends Exposed {
  playCode: string
  perTime: bigint
}

/** What lines could lose by one number; none where a lottery is not limited so. */
export function exposedNumbers(
  family: Family,
  lines: readonly { line: Pick<Line, 'playCode' | 'unitValue' | 'multiple' | 'chosenGroup' | 'oddsShare'>; bet: Bet }[],
): ExposedNumber[] {
  const found = new Map<string, ExposedNumber>()
  for (const { line, bet } of lines) {
    for (const { number, odds } of bet.exposed?.numbers() ?? []) {
      const what = `${line.playCode}:${number}`
      const once = quantiseUp(odds.times(shareOf(family, line.chosenGroup, line.oddsShare)).times(line.unitValue))
      const before = found.get(what)
      const most = once * BigInt(line.multiple) + (before?.most ?? 0n)
      const staked = line.unitValue * BigInt(line.multiple) + (before?.staked ?? 0n)
      found.set(what, { kind: 'number', what, staked, most, playCode: line.playCode, perTime: once })
    }
  }
  return [...found.values()]
}
