import { MOST_LINES } from '@croupier/api/tables/limits.ts'
import type { Limits, TableSlip } from './shown-table.ts'

/** What lies where, in parts of a main unit: the same for every currency. */
export type Chips = ReadonlyMap<string, bigint>

/** As fine as any currency is kept. */
const PLACES = 8
const ONE = 10n ** BigInt(PLACES)

/** Parts of an amount in main units, `12.5`. */
export function partsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
}

/** An amount in main units as it is sent: `12.5`, `100`. */
export function amountOf(parts: bigint): string {
  const digits = String(parts).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0+$/, '')
  return `${digits.slice(0, -PLACES)}${fraction === '' ? '' : `.${fraction}`}`
}

export const sumOf = (chips: Chips): bigint => [...chips.values()].reduce((sum, each) => sum + each, 0n)

const MOST_CHIPS = 6
const steps = [1n, 5n]

/** The chips of a rack: 1 and 5 of every power of ten from the least bet on, none above what a spot takes. */
export function rackOf({ least, spot }: Pick<Limits, 'least' | 'spot'>): readonly bigint[] {
  const [from, to] = [partsOf(least), partsOf(spot)]
  const chips: bigint[] = []
  for (let power = 1n; power <= to && chips.length < MOST_CHIPS; power *= 10n) {
    for (const step of steps) {
      const chip = step * power
      if (chip >= from && chip <= to && chips.length < MOST_CHIPS) chips.push(chip)
    }
  }
  return chips.length > 0 ? chips : [from]
}

/** The rack of whoever's currency is not known yet. */
export const VISITORS_RACK: readonly bigint[] = [10n, 50n, 100n, 500n, 1000n, 5000n].map((each) => each * ONE)

/** How much lies on a spot. */
export const lyingOn = (chips: Chips, spot: string): bigint => chips.get(spot) ?? 0n

export const isMoney = (amount: string): boolean => partsOf(amount) > 0n

/** What is left of some chips without others: nothing where as much was taken away as lay there. */
export function without(chips: Chips, taken: Chips): Chips {
  const left = [...chips].map(([spot, parts]) => [spot, parts - lyingOn(taken, spot)] as const)
  return new Map(left.filter(([, parts]) => parts > 0n))
}

/** What a chip says: `500`, `1K`, `2.5M`. */
export function chipText(parts: bigint): string {
  const units = [
    [1_000_000n * ONE, 'M'],
    [1_000n * ONE, 'K'],
  ] as const
  for (const [unit, letter] of units) {
    if (parts >= unit) return `${amountOf((parts * ONE) / unit).replace(/(\.\d\d?)\d*$/, '$1')}${letter}`
  }
  return amountOf(parts)
}

/** Why a chip cannot lie where it was put. */
export type ChipFault = { readonly what: 'spot' | 'round' | 'lines'; readonly spot: string }

/** What more a member may have on a round; nothing is known of it for visitors. */
export interface Room {
  readonly limits: Limits | null
  /** What they have on the round already. */
  readonly placed: Chips
}

function faultOf(chips: Chips, spot: string, { limits, placed }: Room): ChipFault | undefined {
  if (chips.size > MOST_LINES) return { what: 'lines', spot }
  if (!limits) return undefined
  if ((chips.get(spot) ?? 0n) + (placed.get(spot) ?? 0n) > partsOf(limits.spot)) return { what: 'spot', spot }
  if (sumOf(chips) + sumOf(placed) > partsOf(limits.round)) return { what: 'round', spot }
  return undefined
}

/** Puts more on spots, one after the other; the first that does not fit is told, and nothing changes. */
export function withMore(chips: Chips, more: Chips, room: Room): Chips | ChipFault {
  const next = new Map(chips)
  for (const [spot, parts] of more) {
    next.set(spot, (next.get(spot) ?? 0n) + parts)
    const fault = faultOf(next, spot, room)
    if (fault) return fault
  }
  return next
}

export const isFault = (answer: Chips | ChipFault): answer is ChipFault => 'what' in answer

/** A spot on which less lies than a bet is at least: undefined where there is none. */
export function belowLeast(chips: Chips, { limits }: Room): string | undefined {
  if (!limits) return undefined
  const least = partsOf(limits.least)
  return [...chips].find(([, parts]) => parts < least)?.[0]
}

/** What lies on each spot of some bets. */
export function chipsOf(slips: readonly Pick<TableSlip, 'lines' | 'state'>[]): Chips {
  const chips = new Map<string, bigint>()
  for (const { lines, state } of slips) {
    if (state === 'void') continue
    for (const { spot, stake } of lines) chips.set(spot, (chips.get(spot) ?? 0n) + partsOf(stake))
  }
  return chips
}

/** As they are sent, the amounts in main units. */
export const linesOf = (chips: Chips): { spot: string; stake: string }[] =>
  [...chips].map(([spot, parts]) => ({ spot, stake: amountOf(parts) }))

/** Of which kind of chip a stack looks: the highest of the rack that is not above it. */
export function chipKind(rack: readonly bigint[], parts: bigint): number {
  return Math.max(
    0,
    rack.findLastIndex((chip) => chip <= parts),
  )
}
