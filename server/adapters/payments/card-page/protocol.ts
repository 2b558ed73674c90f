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
import { cardName, type SessionWire, sessionAnswer } from './wire.ts'

function reportOf(provider: ProviderAccount, session: SessionWire, outcome: 'paid' | 'failed'): DepositReport {
  const { reference, payment, card, reason } = session
  return {
    provider: provider.code,
    reference,
    providerReference: payment?.id ?? session.id,
    outcome,
    amount: payment?.amount ?? '',
    currency: payment?.currency ?? '',
    ...cardName(card),
    ...(reason && { reason }),
  }
}

/** Card providers with a page of their own; the wire is told in README.md. They pay nothing out. */
export function openCardPage(outside: Outside): PaymentProtocol {
  return {
    protocol: 'card-page',
    callbacks: 'cards',
    takes: ['card'],
    pays: [],

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
        // The bank asks its customer each time, and answers for the payment afterwards.
        threeDSecure: 'required',
      }
      const sent = await ask(outside, provider, { method: 'POST', path: '/v1/sessions', body }, sessionAnswer)
      const said = made(own(sent, checkout.reference))
      if (said.outcome === 'refused') return said
      return { outcome: 'open', providerReference: said.answer.id, hostedUrl: said.answer.pageUrl }
    },

    async findCheckout(provider, reference): Promise<CheckoutState> {
      const path = `/v1/sessions/${encodeURIComponent(reference)}`
      const said = found(own(await ask(outside, provider, { method: 'GET', path }, sessionAnswer), reference))
      if (said.outcome === 'none') return { state: 'unknown' }
      const { status, id, pageUrl } = said.answer
      switch (status) {
        case 'open':
        case 'authenticating':
          return { state: 'open', providerReference: id, hostedUrl: pageUrl }
        case 'captured':
          return { state: 'paid', report: reportOf(provider, said.answer, 'paid') }
        case 'declined':
        case 'expired':
          return { state: 'failed', report: reportOf(provider, said.answer, 'failed') }
        default:
          return status satisfies never
      }
    },

    async sendPayout() {
      return { outcome: 'refused', reason: 'cards are not paid out to' }
    },

    async findPayout() {
      return { state: 'unknown' }
    },

    readSettlement: (provider, period) => readSettlement(outside, provider, period),
  }
}
