import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { payoutOf, type Dealt, type TableCode, type TableRules } from '@croupier/games/tables/tables.ts'
import type { TableSlip } from './shown-table.ts'

/** What somebody's bets of a round came to, in main units of their currency. */
export interface OwnResult {
  readonly stake: string
  readonly payout: string
  readonly currency: string
  readonly outcome: 'won' | 'back' | 'lost'
}

/** A slip as the round pays it: by what it was paid, and while it is not, by the rules that it will be paid by. */
function payoutUnits(slip: TableSlip, dealt: Dealt, rules: TableRules): bigint {
  const units = (amount: string) => Money.parse(amount, slip.currency).units
  if (slip.state !== 'open') return units(slip.payout)
  return slip.lines.reduce(
    (sum, { spot, stake }) => sum + payoutOf(slip.gameCode as TableCode, spot, units(stake), dealt, rules),
    0n,
  )
}

/** What bets of a round came to together; undefined where there are none. */
export function ownResult(slips: readonly TableSlip[], dealt: Dealt, rules: TableRules): OwnResult | undefined {
  const [first] = slips
  if (!first) return undefined
  const { currency } = first
  const standing = slips.filter(({ state }) => state !== 'void')
  const stake = standing.reduce((sum, slip) => sum + Money.parse(slip.stake, currency).units, 0n)
  const payout = standing.reduce((sum, slip) => sum + payoutUnits(slip, dealt, rules), 0n)
  if (stake === 0n) return undefined
  const text = (units: bigint) => new Money(currencyOf(currency), units).toString()
  return {
    stake: text(stake),
    payout: text(payout),
    currency,
    // What comes back below the stake is never called a win.
    outcome: payout > stake ? 'won' : payout > 0n ? 'back' : 'lost',
  }
}
