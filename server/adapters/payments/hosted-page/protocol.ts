import {
  type CheckoutState,
  type DepositReport,
  type PaymentProtocol,
  type ProviderAccount,
} from '../../../modules/wallet/index.ts'
import type { Outside } from '../../../platform/outside.ts'
import { ask } from '../common/client.ts'
import { found, made, own } from '../common/own-answer.ts'
import { readSettlement } from '../common/settlements.ts'
import { type CheckoutWire, checkoutAnswer, payoutAnswer } from './wire.ts'

function reportOf(provider: ProviderAccount, checkout: CheckoutWire, outcome: 'paid' | 'failed'): DepositReport {
  const { reference, payment, reason } = checkout
  return {
    provider: provider.code,
    reference,
    providerReference: payment?.id ?? checkout.id,
    outcome,
    amount: payment?.amount ?? '',
    currency: payment?.currency ?? '',
    ...(reason && { reason }),
  }
}

/** Providers that speak our hosted-page API; its wire is told in README.md. */
export function openHostedPage(outside: Outside): PaymentProtocol {
  return {
    protocol: 'hosted-page',
    callbacks: 'payments',
    takes: ['pg', 'card'],
    pays: ['bank', 'ewallet'],

    async openCheckout(provider, checkout) {
      const body = {
        reference: checkout.reference,
        amount: checkout.amount.toString(),
        currency: checkout.amount.currency.code,
        payer: checkout.payer,
        language: checkout.language,
        returnUrl: checkout.returnUrl,
        callbackUrl: checkout.callbackUrl,
        expiresAt: new Date(checkout.expiresAt).toISOString(),
      }
      const sent = await ask(outside, provider, { method: 'POST', path: '/v1/checkouts', body }, checkoutAnswer)
      const said = made(own(sent, checkout.reference))
      if (said.outcome === 'refused') return said
      return { outcome: 'open', providerReference: said.answer.id, hostedUrl: said.answer.hostedUrl }
    },

    async findCheckout(provider, reference): Promise<CheckoutState> {
      const path = `/v1/checkouts/${encodeURIComponent(reference)}`
      const said = found(own(await ask(outside, provider, { method: 'GET', path }, checkoutAnswer), reference))
      if (said.outcome === 'none') return { state: 'unknown' }
      const { status, id, hostedUrl } = said.answer
      switch (status) {
        case 'open':
          return { state: 'open', providerReference: id, hostedUrl }
        case 'paid':
          return { state: 'paid', report: reportOf(provider, said.answer, 'paid') }
        case 'failed':
        case 'expired':
          return { state: 'failed', report: reportOf(provider, said.answer, 'failed') }
        default:
          return status satisfies never
      }
    },

    async sendPayout(provider, payout) {
      const body = {
        reference: payout.reference,
        amount: payout.amount.toString(),
        currency: payout.amount.currency.code,
        account: payout.account,
        callbackUrl: payout.callbackUrl,
      }
      const sent = await ask(outside, provider, { method: 'POST', path: '/v1/payouts', body }, payoutAnswer)
      const said = made(own(sent, payout.reference))
      if (said.outcome === 'refused') return said
      return { outcome: 'accepted', providerReference: said.answer.id }
    },

    async findPayout(provider, reference) {
      const path = `/v1/payouts/${encodeURIComponent(reference)}`
      const said = found(own(await ask(outside, provider, { method: 'GET', path }, payoutAnswer), reference))
      if (said.outcome === 'none') return { state: 'unknown' }
      const { status, id, reason } = said.answer
      if (status === 'pending') return { state: 'pending' }
      const report = { provider: provider.code, reference, providerReference: id, outcome: status }
      return { state: status, report: { ...report, ...(reason && { reason }) } }
    },

    readSettlement: (provider, period) => readSettlement(outside, provider, period),
  }
}
