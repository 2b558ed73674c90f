import type { ContractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { conditions, tierAt } from '../reckoning/gross.ts'

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

/**
 * Whether a downline's terms pay more than the upline's anywhere: compared rate by rate at every threshold of either, the
 * conditions of a tier in every combination.
 */
export function outpays(downline: ContractTerms, upline: ContractTerms, currency: string): boolean {
  const points = [...thresholds(downline, currency), ...thresholds(upline, currency)]
  const places = points[0]!.map((_, place) => [...new Set(points.map((point) => point[place]!))])
  return combinations(places).some((reached) => {
    const theirs: Record<string, unknown> = { ...tierAt(downline, currency, reached) }
    const ours: Record<string, unknown> = { ...tierAt(upline, currency, reached) }
    const rateOf = (tier: Record<string, unknown>, name: string) => Ratio.parse(String(tier[name] ?? '0'))
    return rates.some((name) => rateOf(theirs, name).compare(rateOf(ours, name)) > 0n)
  })
}
