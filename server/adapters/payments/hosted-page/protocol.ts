import {
  type CheckoutState,
  type DepositReport,
  PaymentOutcomeUnknown,
  type PaymentProtocol,
  type ProviderAccount,
} from '../../../modules/wallet/index.ts'
import type { Outside } from '../../../platform/outside.ts'
import { ask, type Said } from './client.ts'
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

/** What was asked for by one reference is answered by it, or the answer is somebody else's. */
function own<Answer extends { reference: string }>(said: Said<Answer>, reference: string): Said<Answer> {
  if (said.outcome === 'answered' && said.answer.reference !== reference) {
    throw new PaymentOutcomeUnknown('an answer about another reference')
  }
  return said
}

/** Providers that speak our hosted-page API; its wire is told in README.md. */
export function openHostedPage(outside: Outside): PaymentProtocol {
  return {
    protocol: 'hosted-page',

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
      const said = own(sent, checkout.reference)
      if (said.outcome === 'refused') return said
      if (said.outcome === 'none') throw new PaymentOutcomeUnknown('nothing was made')
      return { outcome: 'open', providerReference: said.answer.id, hostedUrl: said.answer.hostedUrl }
    },

    async findCheckout(provider, reference): Promise<CheckoutState> {
      const path = `/v1/checkouts/${encodeURIComponent(reference)}`
      const said = own(await ask(outside, provider, { method: 'GET', path }, checkoutAnswer), reference)
      if (said.outcome === 'refused') throw new PaymentOutcomeUnknown(said.reason)
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
      const said = own(
        await ask(outside, provider, { method: 'POST', path: '/v1/payouts', body }, payoutAnswer),
        payout.reference,
      )
      if (said.outcome === 'refused') return said
      if (said.outcome === 'none') throw new PaymentOutcomeUnknown('nothing was made')
      return { outcome: 'accepted', providerReference: said.answer.id }
    },

    async findPayout(provider, reference) {
      const path = `/v1/payouts/${encodeURIComponent(reference)}`
      const said = own(await ask(outside, provider, { method: 'GET', path }, payoutAnswer), reference)
      if (said.outcome === 'refused') throw new PaymentOutcomeUnknown(said.reason)
      if (said.outcome === 'none') return { state: 'unknown' }
      const { status, id, reason } = said.answer
      if (status === 'pending') return { state: 'pending' }
      const report = { provider: provider.code, reference, providerReference: id, outcome: status }
      return { state: status, report: { ...report, ...(reason && { reason }) } }
    },
  }
}
