import type { paymentProviderAnswer } from '@croupier/api/wallet/providers/payment-provider-answers.ts'
import type { PayoutKind } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import { assert } from '@croupier/basis/assert.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { findProvider, listProviders, type StoredProvider } from './payment-providers-store.ts'
import { type PaymentProtocol, paymentProtocolsPort, type ProviderAccount } from './payments-port.ts'

/** Where a provider's secret is sealed for: moved to another provider's row it does not open. */
export function providerPlace(code: string): string {
  return `wallet.payment_provider:${code}`
}

/** Anything that can reach the ports: an operation, a job, or the app itself. */
type Ports = Pick<Scope, 'use'>

function accountOf(scope: Ports, stored: StoredProvider): ProviderAccount {
  const { code, protocol, url, secretSealed } = stored
  return { code, protocol, url, secret: scope.use(secretsPort).open(secretSealed, providerPlace(code)) }
}

/** A provider with its secret open, also one that is closed: what it owes us an answer for still arrives. */
export async function providerAccount(scope: Ports, db: Queryable, code: string): Promise<ProviderAccount | undefined> {
  const stored = await findProvider(db, code)
  return stored && accountOf(scope, stored)
}

/** The first open provider that pays to accounts of a kind; undefined where an operator has set none. */
export async function payoutProvider(
  scope: Ports,
  db: Queryable,
  kind: PayoutKind,
): Promise<ProviderAccount | undefined> {
  const pays = new Set(
    scope.use(paymentProtocolsPort).flatMap(({ protocol, pays }) => (pays.includes(kind) ? [protocol] : [])),
  )
  const stored = (await listProviders(db)).find(
    ({ isOpen, paysOut, protocol }) => isOpen && paysOut && pays.has(protocol),
  )
  return stored && accountOf(scope, stored)
}

/** The adapter that speaks to a provider. */
export function protocolOf(scope: Ports, provider: ProviderAccount): PaymentProtocol {
  const protocol = scope.use(paymentProtocolsPort).find((each) => each.protocol === provider.protocol)
  assert(protocol, `an adapter speaks ${provider.protocol}`)
  return protocol
}

/** Whether providers of a protocol can be asked what they moved. */
export function hasReports({ readSettlement }: PaymentProtocol): boolean {
  return readSettlement !== undefined
}

/** A provider as operators see it: without its secret. */
export function describeProvider(scope: Ports, stored: StoredProvider): z.input<typeof paymentProviderAnswer> {
  const { secretSealed: _, switchedOffAt: __, ...shown } = stored
  const protocol = scope.use(paymentProtocolsPort).find((each) => each.protocol === stored.protocol)
  return { ...shown, hasReports: protocol !== undefined && hasReports(protocol) }
}
