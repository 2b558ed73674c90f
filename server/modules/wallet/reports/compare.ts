import type { DifferenceVerdict } from '@croupier/api/wallet/reports/provider-reports.ts'

/** Money that moved, as one side has it. Units of the currency's ledger scale. */
export interface Movement {
  kind: 'deposit' | 'payout'
  /** The order's reference with us, and the payment's number with the provider. */
  reference: string | null
  payment: string | null
  currency: string
  units: bigint
  /** Told besides, of just before or after the period: it may answer one of ours and asks for none. */
  isBeside?: boolean
}

export interface Difference {
  verdict: DifferenceVerdict
  kind: Movement['kind']
  reference: string | null
  payment: string | null
  currency: string
  theirs: bigint | null
  ours: bigint | null
}

/** The line of ours that each of theirs is, those that name one payment before those that only name one order. */
function pair(theirs: readonly Movement[], ours: readonly Movement[]): ReadonlyMap<Movement, Movement> {
  const pairs = new Map<Movement, Movement>()
  const used = new Set<Movement>()
  for (const name of ['payment', 'reference'] as const) {
    const keyOf = (movement: Movement) => movement[name] !== null && `${movement.kind} ${movement[name]}`
    const free = Map.groupBy(ours, keyOf)
    for (const their of theirs) {
      if (pairs.has(their) || their[name] === null) continue
      const mine = free.get(keyOf(their))?.find((each) => !used.has(each))
      if (!mine) continue
      used.add(mine)
      pairs.set(their, mine)
    }
  }
  return pairs
}

/**
 * Compares both sides line by line: by the payment's number where both name one, else by the order's reference. Each line of
 * ours answers one of theirs, so that what was paid twice there is missing here once.
 * @param inPeriod which of ours belong to the report's period: of the others it need not tell
 */
export function compare(
  theirs: readonly Movement[],
  ours: readonly Movement[],
  inPeriod: (movement: Movement) => boolean,
): { matched: number; differences: Difference[] } {
  const pairs = pair(theirs, ours)
  const used = new Set(pairs.values())
  const differences: Difference[] = []
  let matched = 0
  for (const their of theirs) {
    const mine = pairs.get(their)
    if (!mine) {
      if (their.isBeside) continue
      const { kind, reference, payment, currency, units } = their
      differences.push({ verdict: 'missing-here', kind, reference, payment, currency, theirs: units, ours: null })
      continue
    }
    if (their.isBeside) continue
    if (mine.currency === their.currency && mine.units === their.units) {
      matched += 1
      continue
    }
    const { kind, reference, payment } = mine
    const currency = their.currency
    // Sums in two currencies are not one beside the other: the order leads to ours.
    const same = mine.currency === currency
    differences.push({
      verdict: 'different',
      kind,
      reference,
      payment,
      currency,
      theirs: their.units,
      ours: same ? mine.units : 0n,
    })
  }
  for (const mine of ours) {
    if (used.has(mine) || !inPeriod(mine)) continue
    const { kind, reference, payment, currency, units } = mine
    differences.push({ verdict: 'missing-there', kind, reference, payment, currency, theirs: null, ours: units })
  }
  return { matched, differences }
}
