import { Money } from '@croupier/basis/money.ts'
import type { Scope } from '../../../platform/context.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import type { Deposit } from './deposit.ts'
import type { Checkout } from '../providers/payments-port.ts'

/** What a provider is asked to open for an order: the same each time it is asked. */
export function checkoutOf(scope: Scope, deposit: Deposit, provider: string, visitedHost?: string): Checkout {
  const { portal, portals } = scope.use(originsPort)
  // His session lives in one origin, so he comes back to the one he left, where it is ours.
  const origin = portals.find((each) => new URL(each).host === visitedHost) ?? portal
  return {
    reference: deposit.reference,
    amount: new Money(deposit.currency, deposit.amount),
    payer: deposit.account,
    language: scope.language,
    returnUrl: `${origin}/member?page=depositv2&order=${deposit.reference}`,
    callbackUrl: `${portal}/payments/${provider}/deposits`,
    expiresAt: deposit.expiresAt,
  }
}
