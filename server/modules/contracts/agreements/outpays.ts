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

/** Every combination of one value of each list. */
function combinations(lists: readonly (readonly bigint[])[]): bigint[][] {
  return lists.reduce<bigint[][]>((heads, list) => heads.flatMap((head) => list.map((value) => [...head, value])), [[]])
}

const rates = ['rate', 'winRate', 'lossRate'] as const

/** What terms pay by conditions reached. Read once: it is asked at tens of thousands of points. */
function ladderOf(terms: ContractTerms, leasts: readonly bigint[][]): (reached: readonly bigint[]) => readonly Ratio[] {
  const steps = terms.tiers
    .map((tier, place) => {
      const said = new Map(Object.entries(tier))
      return { least: leasts[place]!, pays: rates.map((name) => Ratio.parse(String(said.get(name) ?? '0'))) }
    })
    .toSorted((one, other) => compareConditions(one.least, other.least))
  const nothing = rates.map(() => new Ratio(0n))
  return (reached) => steps.findLast(({ least }) => least.every((value, at) => reached[at]! >= value))?.pays ?? nothing
}

/**
 * Whether a downline's terms pay more than the upline's anywhere: compared rate by rate at every threshold of either, the
 * conditions of a tier in every combination.
 */
export function outpays(downline: ContractTerms, upline: ContractTerms, currency: string): boolean {
  const [lower, upper] = [thresholds(downline, currency), thresholds(upline, currency)]
  const [theirs, ours] = [ladderOf(downline, lower), ladderOf(upline, upper)]
  const points = [...lower, ...upper]
  const places = points[0]!.map((_, place) => [...new Set(points.map((point) => point[place]!))])
  return combinations(places).some((reached) => {
    const own = ours(reached)
    return theirs(reached).some((rate, at) => rate.compare(own[at]!) > 0n)
  })
}
