import type { Queryable } from '../../../platform/database.ts'
import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { payoutProvider, protocolOf } from '../providers/payment-providers.ts'
import { type Asset, PaymentOutcomeUnknown } from '../providers/payments-port.ts'
import { withdrawBanks } from './withdraw-settings.ts'
import type { Payee } from './withdrawal.ts'

/** The coin that an account is paid in; undefined where it is paid in its member's currency, or struck off the list. */
export function coinOf(scope: Scope, { kind, bank }: Pick<Payee, 'kind' | 'bank'>): Asset | undefined {
  if (kind !== 'crypto') return undefined
  const known = scope
    .use(settingsPort)
    .read(withdrawBanks)
    .find((each) => each.code === bank)
  return known?.coin && known.network ? { currency: known.coin, network: known.network } : undefined
}

/** What a coin is worth now, as who would pay it out says; undefined where nobody does. Asks outside: never in a transaction. */
export async function payoutRate(
  scope: Scope,
  db: Queryable,
  asset: Asset,
  currency: string,
): Promise<string | undefined> {
  // A coin in its own account needs no rate.
  if (asset.currency === currency) return '1'
  const provider = await payoutProvider(scope, db, 'crypto')
  if (!provider) return undefined
  try {
    return await protocolOf(scope, provider).findRate?.(provider, { asset: asset.currency, currency })
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error
    scope.log.warn({ provider: provider.code, reason: error.message }, 'payment provider rate: no answer')
    return undefined
  }
}
