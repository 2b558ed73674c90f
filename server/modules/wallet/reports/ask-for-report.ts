import { currencies } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { protocolOf } from '../providers/payment-providers.ts'
import {
  PaymentOutcomeUnknown,
  type ProviderAccount,
  type ReportedMovement,
  type ReportPeriod,
} from '../providers/payments-port.ts'
import type { Movement } from './compare.ts'

/** Clocks differ, and call-backs take their time: so far around a period it is asked as well. */
export const BESIDE = 60 * 60_000

/** One line of theirs in ledger units. @throws PaymentOutcomeUnknown for a line that cannot be read */
function movementOf({ at, amount, ...told }: ReportedMovement, { from, until }: ReportPeriod): Movement {
  const money = currencies.has(told.currency) ? Money.read(amount, told.currency) : undefined
  const isNamed = told.reference !== null || told.payment !== null
  if (!(money instanceof Money) || !money.isPositive || !isNamed) {
    throw new PaymentOutcomeUnknown(`a line that cannot be read: ${amount} ${told.currency}`)
  }
  return { ...told, units: money.units, isBeside: at < from || at >= until }
}

/**
 * What a provider says it moved in a period, and what lies just beside it, so that a payment of the last second is not missed
 * here and told there. Undefined where its wire has no such report.
 * @throws PaymentOutcomeUnknown where it does not answer, is not ready, or one of its lines cannot be read
 */
export async function askForReport(
  scope: OwnScope,
  provider: ProviderAccount,
  period: ReportPeriod,
): Promise<readonly Movement[] | undefined> {
  const protocol = protocolOf(scope, provider)
  if (!protocol.readSettlement) return undefined
  const asked = { from: period.from - BESIDE, until: Math.min(period.until + BESIDE, scope.clock.now()) }
  const told = await protocol.readSettlement(provider, asked)
  return told.map((each) => movementOf(each, period))
}
