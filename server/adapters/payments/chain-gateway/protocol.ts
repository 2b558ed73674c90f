import { assert } from '@croupier/basis/assert.ts'
import {
  type CheckoutState,
  type DepositReport,
  isCryptoAddress,
  PaymentOutcomeUnknown,
  type PaymentProtocol,
  type ProviderAccount,
} from '../../../modules/wallet/index.ts'
import type { Outside } from '../../../platform/outside.ts'
import { ask } from '../common/client.ts'
import { found, made, own } from '../common/own-answer.ts'
import { readSettlement } from '../common/settlements.ts'
import { type AddressWire, addressAnswer, rateAnswer, transferAnswer } from './wire.ts'

function reportOf(provider: ProviderAccount, order: AddressWire, outcome: DepositReport['outcome']): DepositReport {
  const { reference, payment, reason, confirmationsNeeded: needed } = order
  return {
    provider: provider.code,
    reference,
    providerReference: payment?.id ?? order.id,
    outcome,
    amount: payment?.amount ?? '',
    currency: payment?.currency ?? '',
    ...(payment && {
      chain: { transaction: payment.transaction, confirmations: payment.confirmations, needed },
    }),
    ...(reason && { reason }),
  }
}

/** An address that nobody could pay to must reach no member. @throws PaymentOutcomeUnknown */
function openOrder(order: AddressWire) {
  const { id, address, network, asset, rate, confirmationsNeeded: needed } = order
  if (!isCryptoAddress(network, address)) throw new PaymentOutcomeUnknown('an address that is none')
  return { providerReference: id, hostedUrl: null, crypto: { address, network, currency: asset, rate, needed } }
}

/** Gateways to chains of crypto currencies; the wire is told in README.md. */
export function openChainGateway(outside: Outside): PaymentProtocol {
  return {
    protocol: 'chain-gateway',
    callbacks: 'chain',
    takes: ['crypto'],
    pays: ['crypto'],

    async openCheckout(provider, checkout) {
      assert(checkout.asset, 'an order in crypto names its coin')
      const { currency: asset, network } = checkout.asset
      const body = {
        reference: checkout.reference,
        asset,
        network,
        amount: checkout.amount.toString(),
        currency: checkout.amount.currency.code,
        callbackUrl: checkout.callbackUrl,
        expiresAt: new Date(checkout.expiresAt).toISOString(),
      }
      const sent = await ask(outside, provider, { method: 'POST', path: '/v1/addresses', body }, addressAnswer)
      const said = made(own(sent, checkout.reference))
      if (said.outcome === 'refused') return said
      if (said.answer.asset !== asset || said.answer.network !== network) {
        throw new PaymentOutcomeUnknown('an address of another coin')
      }
      return { outcome: 'open', ...openOrder(said.answer) }
    },

    async findCheckout(provider, reference): Promise<CheckoutState> {
      const path = `/v1/addresses/${encodeURIComponent(reference)}`
      const said = found(own(await ask(outside, provider, { method: 'GET', path }, addressAnswer), reference))
      if (said.outcome === 'none') return { state: 'unknown' }
      const { answer } = said
      switch (answer.status) {
        case 'open':
          return { state: 'open', ...openOrder(answer) }
        case 'confirming':
        case 'paid':
          return { state: answer.status, report: reportOf(provider, answer, answer.status) }
        case 'failed':
        case 'expired':
          return { state: 'failed', report: reportOf(provider, answer, 'failed') }
        default:
          return answer.status satisfies never
      }
    },

    async findRate(provider, { asset, currency }) {
      const path = `/v1/rates/${encodeURIComponent(asset)}/${encodeURIComponent(currency)}`
      const said = found(await ask(outside, provider, { method: 'GET', path }, rateAnswer))
      if (said.outcome === 'none') return undefined
      if (said.answer.asset !== asset || said.answer.currency !== currency) {
        throw new PaymentOutcomeUnknown('a rate of something else')
      }
      return said.answer.rate
    },

    async sendPayout(provider, payout) {
      assert(payout.asset, 'a payout in crypto names its coin')
      const body = {
        reference: payout.reference,
        asset: payout.asset.currency,
        network: payout.asset.network,
        amount: payout.asset.amount,
        address: payout.account.number,
        callbackUrl: payout.callbackUrl,
      }
      const sent = await ask(outside, provider, { method: 'POST', path: '/v1/transfers', body }, transferAnswer)
      const said = made(own(sent, payout.reference))
      if (said.outcome === 'refused') return said
      return { outcome: 'accepted', providerReference: said.answer.id }
    },

    async findPayout(provider, reference) {
      const path = `/v1/transfers/${encodeURIComponent(reference)}`
      const said = found(own(await ask(outside, provider, { method: 'GET', path }, transferAnswer), reference))
      if (said.outcome === 'none') return { state: 'unknown' }
      const { status, id, reason } = said.answer
      if (status === 'pending') return { state: 'pending' }
      const report = { provider: provider.code, reference, providerReference: id, outcome: status }
      return { state: status, report: { ...report, ...(reason && { reason }) } }
    },

    readSettlement: (provider, period) => readSettlement(outside, provider, period),
  }
}
