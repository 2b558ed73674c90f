import type { ReportSource } from '@croupier/api/wallet/reports/provider-reports.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { assert } from '@croupier/basis/assert.ts'
import { coinsOf } from '@croupier/api/wallet/coin-rates.ts'
import type { Tx } from '../../../platform/database.ts'
import { amountText } from '../purses/purses.ts'
import { compare, type Movement } from './compare.ts'
import {
  findReport,
  insertDifferences,
  insertReport,
  type OurMovement,
  ourMovements,
  type ProviderReport,
} from './reports-store.ts'

/** What the provider moved: of a deposit what it said arrived, of a payout what it was asked to send, in its coin. */
function moved({ kind, reference, payment, currency, told, units, coin, rate }: OurMovement): Movement | undefined {
  if (kind === 'payout') {
    const isCoin = coin !== null && rate !== null
    const sent = isCoin ? { currency: coin, units: coinsOf(rate, coin, units, currency) } : { currency, units }
    return { kind, reference, payment, ...sent }
  }
  // A currency that nobody here knows waits for an operator already.
  const money = currencies.has(currency) && told !== null ? Money.read(told, currency) : undefined
  return money instanceof Money ? { kind, reference, payment, currency, units: money.units } : undefined
}

/** A report of a period: of which provider, where it comes from, and who compares it when. */
export interface ReportToKeep {
  provider: string
  from: number
  until: number
  source: ReportSource
  by: string
  at: number
}

/** Compares what a provider says it moved with our orders, and keeps what differs. */
export async function keepComparison(
  tx: Tx,
  report: ReportToKeep,
  theirs: readonly Movement[],
): Promise<ProviderReport> {
  const { provider, from, until } = report
  const named = {
    references: theirs.flatMap(({ reference }) => reference ?? []),
    payments: theirs.flatMap(({ payment }) => payment ?? []),
  }
  const times = new Map<Movement, number>()
  for (const row of await ourMovements(tx, provider, { from, until }, named)) {
    const movement = moved(row)
    if (movement) times.set(movement, row.at)
  }
  const isInPeriod = (movement: Movement) => {
    const at = times.get(movement) ?? 0
    return at >= from && at < until
  }
  const { matched, differences } = compare(theirs, [...times.keys()], isInPeriod)
  const id = await insertReport(tx, { ...report, matched })
  const text = (units: bigint | null, currency: string) => (units === null ? null : amountText(currency, units))
  const told = differences.map((each) => ({
    ...each,
    theirs: text(each.theirs, each.currency),
    ours: text(each.ours, each.currency),
  }))
  await insertDifferences(tx, id, told)
  const kept = await findReport(tx, id)
  assert(kept, 'what was written is there')
  return kept
}
