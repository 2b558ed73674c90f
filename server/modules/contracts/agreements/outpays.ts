import type { ContractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { compareConditions, conditions } from '../reckoning/gross.ts'

function thresholds(terms: ContractTerms, currency: string): bigint[][] {
  switch (terms.kind) {
    case 'dividend':
      return terms.tiers.map(conditions.dividend(currency))
    case 'daily':
      return terms.tiers.map(conditions.daily(currency))
    case 'hourly':
      return terms.tiers.map(conditions.hourly(currency))
    case 'realtime':
      return terms.tiers.map(conditions.realtime(currency))
    default:
      return terms satisfies never
  }
}

const rates = ['rate', 'winRate', 'lossRate'] as const
const nothing = rates.map(() => new Ratio(0n))

/** Terms in the order in which their tiers count: what each asks for, and what it pays. */
function stepsOf(terms: ContractTerms, leasts: readonly bigint[][]) {
  return terms.tiers
    .map((tier, place) => {
      const said = new Map(Object.entries(tier))
      return { least: leasts[place]!, pays: rates.map((name) => Ratio.parse(String(said.get(name) ?? '0'))) }
    })
    .toSorted((one, other) => compareConditions(one.least, other.least))
}

type Steps = ReturnType<typeof stepsOf>

/** Of each condition, at each value: which steps hold, a bit each. There are twenty tiers at most. */
function holding(steps: Steps, values: readonly (readonly bigint[])[]): number[][] {
  return values.map((of, at) =>
    of.map((value) => steps.reduce((bits, { least }, step) => (least[at]! <= value ? bits | (1 << step) : bits), 0)),
  )
}

/** The last step of those that hold applies. */
const paidBy = (steps: Steps, bits: number) => (bits === 0 ? nothing : steps[31 - Math.clz32(bits)]!.pays)

/**
 * Whether a downline's terms pay more than the upline's anywhere: compared rate by rate at every threshold of either, the
 * conditions of a tier in every combination. Those are up to 64,000, so that they are counted by bits and each pair of
 * steps is compared once.
 */
export function outpays(downline: ContractTerms, upline: ContractTerms, currency: string): boolean {
  const [lower, upper] = [thresholds(downline, currency), thresholds(upline, currency)]
  const [theirs, ours] = [stepsOf(downline, lower), stepsOf(upline, upper)]
  const points = [...lower, ...upper]
  const values = points[0]!.map((_, at) => [...new Set(points.map((point) => point[at]!))])
  const [theirBits, ourBits] = [holding(theirs, values), holding(ours, values)]
  const known = new Map<number, boolean>()
  const isMore = (their: number, our: number): boolean => {
    const key = Math.clz32(their) * 64 + Math.clz32(our)
    const found = known.get(key)
    if (found !== undefined) return found
    const own = paidBy(ours, our)
    const more = paidBy(theirs, their).some((rate, at) => rate.compare(own[at]!) > 0n)
    known.set(key, more)
    return more
  }
  const isMoreFrom = (at: number, their: number, our: number): boolean =>
    at === values.length
      ? isMore(their, our)
      : values[at]!.some((_, place) => isMoreFrom(at + 1, their & theirBits[at]![place]!, our & ourBits[at]![place]!))
  return isMoreFrom(0, -1, -1)
}
