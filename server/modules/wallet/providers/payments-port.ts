import type { DepositKind } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import type { PayoutKind } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import type { Money } from '@croupier/basis/money.ts'
import type { App } from '../../../platform/app.ts'
import { port } from '../../../platform/port.ts'

/** A provider an operator has configured, its secret open. It is never logged. */
export interface ProviderAccount {
  /** What the operator calls it, and what stands in `/payments/:provider/…`: `sandpay`. */
  code: string
  /** Which adapter speaks to it: `PaymentProtocol.protocol`. */
  protocol: string
  /** The address of its API, without a slash at the end. */
  url: string
  /** Signs what we send and proves what it sends. */
  secret: string
}

/** A coin on one of its chains. */
export interface Asset {
  currency: string
  network: string
}

/** A payment to be taken on the provider's own page, or at an address it gives. */
export interface Checkout {
  /** Ours, and the provider's key against doing it twice. */
  reference: string
  amount: Money
  /** Of a deposit in crypto: which coin on which chain. */
  asset?: Asset
  /** How the provider's page greets the payer; no personal data. */
  payer: string
  language: string
  /** Where the payer comes back to. */
  returnUrl: string
  /** The address for the provider's callbacks. */
  callbackUrl: string
  /** Epoch milliseconds: the page takes no payment afterwards; one under way may still arrive. */
  expiresAt: number
}

/** Where an order can be paid: on a page, or at an address. */
export interface OpenCheckout {
  providerReference: string
  hostedUrl: string | null
  crypto?: CheckoutAddress
}

/** An address for one order, and what the coin is worth until the order ends. */
export interface CheckoutAddress extends Asset {
  address: string
  /** What one main unit of the coin is worth in the order's currency, as a plain decimal. */
  rate: string
  /** How many blocks must confirm a payment. */
  needed: number
}

export type CheckoutAnswer =
  | ({ outcome: 'open' } & OpenCheckout)
  /** Final: the provider has no such payment and will have none. */
  | { outcome: 'refused'; reason: string }

/** Money to be paid out to a member's account elsewhere. */
export interface Payout {
  /** Ours, and the provider's key against paying twice: sent again, it answers what it answered first. */
  reference: string
  amount: Money
  /** Of a payout in crypto: what is sent, as a decimal text in main units of the coin. */
  asset?: Asset & { amount: string }
  account: PayoutAccount
  /** The address for the provider's callbacks. */
  callbackUrl: string
}

export interface PayoutAccount {
  kind: PayoutKind
  /** The bank's, wallet's or network's code. */
  bank: string
  holder: string
  number: string
}

export type PayoutAnswer =
  | { outcome: 'accepted'; providerReference: string }
  /** Final: nothing was and will be paid under this reference. */
  | { outcome: 'refused'; reason: string }

/** What a provider says when it is asked. `unknown`: it has never heard of the reference. */
export type CheckoutState =
  | { state: 'unknown' }
  | ({ state: 'open' } & OpenCheckout)
  | { state: 'confirming' | 'paid'; report: DepositReport }
  | { state: 'failed'; report: DepositReport }

export type PayoutState = { state: 'unknown' | 'pending' } | { state: 'paid' | 'failed'; report: PayoutReport }

/** What a provider tells of a deposit. Texts are as they came: whether they fit the order is the wallet's to judge. */
export interface DepositReport {
  provider: string
  reference: string
  /** One payment's own number there: an order that was paid twice has two. */
  providerReference: string
  /** `confirming`: it was seen on its chain and is not final yet. */
  outcome: 'paid' | 'failed' | 'confirming'
  /** Decimal text in main units: what was paid, which need not be what was asked. */
  amount: string
  currency: string
  /** Of a payment on a chain: its transaction, and how many blocks have confirmed it of how many needed. */
  chain?: { transaction: string; confirmations: number; needed: number }
  /** What it was paid with, as its owner knows it: `Visa 4242`. */
  instrument?: string
  /** The provider's word for a failure. */
  reason?: string
}

export interface PayoutReport {
  provider: string
  reference: string
  providerReference: string
  outcome: 'paid' | 'failed'
  reason?: string
}

/** From, inclusive, until, exclusive; epoch milliseconds. */
export interface ReportPeriod {
  from: number
  until: number
}

/** Money a provider says it moved. Texts are as they came: the amount in main units, what it names by itself. */
export interface ReportedMovement {
  kind: 'deposit' | 'payout'
  reference: string | null
  payment: string | null
  amount: string
  currency: string
  at: number
}

/**
 * One kind of payment provider, spoken to over the network: never call it inside a transaction.
 * Every method throws PaymentOutcomeUnknown where the provider may or may not have done what it was asked.
 */
export interface PaymentProtocol {
  readonly protocol: string
  /** The first step of the paths on which its providers call back: `payments`. */
  readonly callbacks: string
  /** The kinds of deposits its providers take, and of payouts they make. */
  readonly takes: readonly DepositKind[]
  readonly pays: readonly PayoutKind[]
  openCheckout(provider: ProviderAccount, checkout: Checkout): Promise<CheckoutAnswer>
  findCheckout(provider: ProviderAccount, reference: string): Promise<CheckoutState>
  sendPayout(provider: ProviderAccount, payout: Payout): Promise<PayoutAnswer>
  findPayout(provider: ProviderAccount, reference: string): Promise<PayoutState>
  /** What one main unit of a coin is worth now, as a plain decimal; undefined where the provider has no such rate. */
  findRate?(provider: ProviderAccount, pair: { asset: string; currency: string }): Promise<string | undefined>
  /** All that the provider moved in a period that has ended; absent where its wire has no such report. */
  readSettlement?(provider: ProviderAccount, period: ReportPeriod): Promise<readonly ReportedMovement[]>
}

export const paymentProtocolsPort = port<readonly PaymentProtocol[]>('wallet.paymentProtocols')

/** No answer, a broken one, or one that says nothing final: ask again later by the same reference. */
export class PaymentOutcomeUnknown extends Error {
  override name = 'PaymentOutcomeUnknown'
}

/** A signed call-back as the adapter has read it. */
export interface ProviderEvent {
  /** The provider's own number of the event: a repeat carries the same. */
  eventId: string
  /** SHA-256 of the raw body: the same number with other content is no repeat. */
  contentHash: Buffer
}

/**
 * What the wallet answers a call-back; a repeat gets the first answer.
 * `unknown-reference`: we have asked for no such thing. `conflict`: the event's number came with other content.
 */
export type ReportAnswer = 'taken' | 'unknown-reference' | 'conflict'

/** What adapters need of the wallet to take call-backs; the wallet fulfils it. */
export interface PaymentDesk {
  provider(app: App, code: string): Promise<ProviderAccount | undefined>
  depositReported(app: App, event: ProviderEvent, report: DepositReport): Promise<ReportAnswer>
  payoutReported(app: App, event: ProviderEvent, report: PayoutReport): Promise<ReportAnswer>
}

export const paymentDeskPort = port<PaymentDesk>('wallet.paymentDesk')
