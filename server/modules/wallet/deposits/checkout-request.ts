import { Money } from '@croupier/basis/money.ts'
import type { Scope } from '../../../platform/context.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import type { Deposit } from './deposit.ts'
import { coinsFor } from '@croupier/api/wallet/coin-rates.ts'
import { protocolOf } from '../providers/payment-providers.ts'
import type { Checkout, OpenCheckout, ProviderAccount } from '../providers/payments-port.ts'

/** What a provider is asked to open for an order: the same each time it is asked. */
export function checkoutOf(scope: Scope, deposit: Deposit, provider: ProviderAccount, visitedHost?: string): Checkout {
  const { portal, portals } = scope.use(originsPort)
  const { coin, network } = deposit
  // A session lives in one origin, so the member comes back to the one they left, where it is ours.
  const origin = portals.find((each) => new URL(each).host === visitedHost) ?? portal
  return {
    reference: deposit.reference,
    amount: new Money(deposit.currency, deposit.amount),
    ...(coin !== null && network !== null && { asset: { currency: coin, network } }),
    payer: deposit.account,
    language: scope.language,
    returnUrl: `${origin}/member?page=depositv2&order=${deposit.reference}`,
    callbackUrl: `${portal}/${protocolOf(scope, provider).callbacks}/${provider.code}/deposits`,
    expiresAt: deposit.expiresAt,
  }
}

/** How much of its coin an order asks for at the rate its provider gave; null where it is no coin. */
export function coinsToPay(deposit: Deposit, { crypto }: OpenCheckout): bigint | null {
  return crypto ? coinsFor(crypto.rate, crypto.currency, deposit.amount, deposit.currency) : null
}
