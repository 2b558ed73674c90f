import { quantiseUp, Ratio } from '@croupier/basis/ratio.ts'
import type { Scope } from '../../platform/context.ts'
import { settingsPort } from '../../platform/settings.ts'
import { depositMultiple } from './wagering-settings.ts'

/** What must be wagered for a deposit of so many ledger units, by the operator's multiple; rounded up to the unit. */
export function depositTurnover(scope: Scope, units: bigint): bigint {
  return quantiseUp(Ratio.parse(scope.use(settingsPort).read(depositMultiple)).times(units))
}
