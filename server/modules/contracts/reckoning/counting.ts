import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { contractPolicy } from '../contracts-settings.ts'

/**
 * How a period is counted. Kept with what was settled, which is counted again by it when its rounds are ruled on: the house
 * may count otherwise by then.
 */
export interface Counting {
  /** Who deposited or wagered so much is an active member; main units of the currency. */
  active: { deposited: string; validBet: string }
  /** Whether an agent's own play is part of the team's. */
  countsSelf: boolean
  /** Whether a dividend's lost period counts against the next. */
  carriesLosses: boolean
  /** Whose days deposits and bets belong to. */
  timeZone: string
}

/** The house's own zone, in which periods are cut. */
export function zoneOf(scope: Pick<Scope, 'use'>): string {
  return scope.use(settingsPort).read(timeZone)
}

/** As the house counts now. */
export function countingNow(scope: Pick<Scope, 'use'>, currency: string): Counting {
  const { active, countsSelf, carriesLosses } = scope.use(settingsPort).read(contractPolicy)
  const { deposited, validBet } = active[currency] ?? { deposited: '0', validBet: '0' }
  return { active: { deposited, validBet }, countsSelf, carriesLosses, timeZone: zoneOf(scope) }
}
