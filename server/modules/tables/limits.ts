import { Money } from '@croupier/basis/money.ts'
import { extremesOf, mostWonOf, type Chips, type TableCode, type TableRules } from '@croupier/games/tables/tables.ts'
import type { Scope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { settingsPort } from '../../platform/settings.ts'
import { limits, type TableLimits } from './tables-settings.ts'

/** What tables take in a currency; undefined where they take nothing. */
export function limitsIn(scope: Pick<Scope, 'use'>, currency: string): TableLimits | undefined {
  return scope.use(settingsPort).read(limits)[currency]
}

type What = 'least' | 'spot' | 'round' | 'table'

function refusal(what: What, most: string, currency: string, spot?: string): Refusal {
  return new Refusal('tables.limit', { what, most, currency, ...(spot !== undefined && { spot }) })
}

/** @throws Refusal tables.limit where chips on a spot are fewer than a table takes */
export function requireLeast(chips: readonly Chips[], { least }: TableLimits, currency: string): void {
  const units = Money.parse(least, currency).units
  const low = chips.find(({ stake }) => stake < units)
  if (low) throw refusal('least', least, currency, low.spot)
}

/** Of everything that a member has on a round. @throws Refusal tables.limit where it is more than they may have, on a spot or in all */
export function requireOwn(own: readonly Chips[], { spot: mostOnSpot, round }: TableLimits, currency: string): void {
  const perSpot = Money.parse(mostOnSpot, currency).units
  const bySpot = new Map<string, bigint>()
  for (const { spot, stake } of own) bySpot.set(spot, (bySpot.get(spot) ?? 0n) + stake)
  for (const [spot, stake] of bySpot) if (stake > perSpot) throw refusal('spot', mostOnSpot, currency, spot)
  const whole = own.reduce((sum, { stake }) => sum + stake, 0n)
  if (whole > Money.parse(round, currency).units) throw refusal('round', round, currency)
}

/**
 * Of everything that lies on a round in a currency: what it pays at most. @throws Refusal tables.limit where everybody
 * together could win more of it than the house stakes against them, whatever is taken back yet
 */
export function requireTable(
  code: TableCode,
  all: readonly Chips[],
  rules: TableRules,
  { win }: TableLimits,
  currency: string,
): bigint {
  if (mostWonOf(code, all, rules) > Money.parse(win, currency).units) throw refusal('table', win, currency)
  return extremesOf(code, all, rules).most
}
