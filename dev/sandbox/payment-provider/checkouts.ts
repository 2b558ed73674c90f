import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Deliveries } from './deliveries.ts'
import type { Settlements } from './settlements.ts'

export const amount = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)\d{1,12}(?:\.\d{1,2})?$/))
const text = z.string().check(z.minLength(1), z.maxLength(200))

export const CURRENCIES = ['BDT', 'INR', 'PKR', 'NPR', 'USD', 'EUR'] as const

export const checkoutRequest = z.strictObject({
  reference: text,
  amount,
  currency: z.string(),
  payer: text,
  language: z.string(),
  returnUrl: z.url(),
  callbackUrl: z.url(),
  expiresAt: z.iso.datetime(),
})

export interface Checkout extends z.output<typeof checkoutRequest> {
  id: string
  hostedUrl: string
  status: 'open' | 'paid' | 'failed'
  payment: { id: string; amount: string; currency: string } | null
  reason: string | null
}

export const wishes = ['pay', 'decline', 'later', 'other', 'lose', 'silent'] as const

/** What a person does on the hosted page. */
export interface Wish {
  do: (typeof wishes)[number]
  amount?: string | undefined
  currency?: string | undefined
  /** After how many seconds a later payment arrives. */
  seconds?: number | undefined
}

/** Deposits on the hosted page. They are kept as long as the sandbox runs. */
export class Checkouts {
  readonly #byReference = new Map<string, Checkout>()
  readonly #deliveries: Deliveries
  readonly #settlements: Settlements

  constructor(deliveries: Deliveries, settlements: Settlements) {
    this.#deliveries = deliveries
    this.#settlements = settlements
  }

  get list(): Checkout[] {
    return [...this.#byReference.values()].toReversed()
  }

  find(reference: string): Checkout | undefined {
    return this.#byReference.get(reference)
  }

  findById(id: string): Checkout | undefined {
    return this.list.find((checkout) => checkout.id === id)
  }

  /** Makes one, or answers the one there is; undefined where the reference was used for something else. */
  open(asked: z.output<typeof checkoutRequest>, origin: string): Checkout | undefined {
    const before = this.find(asked.reference)
    if (before) return before.amount === asked.amount && before.currency === asked.currency ? before : undefined
    const id = `co_${randomBytes(10).toString('hex')}`
    const made: Checkout = {
      ...asked,
      id,
      hostedUrl: `${origin}/payments/checkout/${id}`,
      status: 'open',
      payment: null,
      reason: null,
    }
    this.#byReference.set(asked.reference, made)
    return made
  }

  act(checkout: Checkout, wish: Wish): void {
    const { amount: asked, currency } = checkout
    switch (wish.do) {
      case 'pay':
        return this.#pay(checkout, asked, currency)
      case 'other':
        return this.#pay(checkout, wish.amount ?? asked, wish.currency ?? currency)
      case 'lose':
        return this.#pay(checkout, asked, currency, { lostAnswers: 2 })
      case 'silent':
        return this.#pay(checkout, asked, currency, { isSilent: true })
      case 'later':
        return this.#deliveries.after((wish.seconds ?? 30) * 1000, () => this.#pay(checkout, asked, currency))
      case 'decline':
        checkout.status = 'failed'
        checkout.reason = 'declined by the payer'
        this.#tell(checkout, 'deposit.failed', { id: checkout.id, amount: asked, currency })
        return
      default:
        wish.do satisfies never
    }
  }

  #pay(
    checkout: Checkout,
    paid: string,
    currency: string,
    { isSilent = false, lostAnswers = 0 }: { isSilent?: boolean; lostAnswers?: number } = {},
  ): void {
    checkout.status = 'paid'
    const payment = { id: `pay_${randomBytes(10).toString('hex')}`, amount: paid, currency }
    checkout.payment ??= payment
    const { reference } = checkout
    this.#settlements.note({ type: 'deposit', reference, payment: payment.id, amount: paid, currency })
    if (!isSilent) this.#tell(checkout, 'deposit.paid', payment, lostAnswers)
  }

  #tell(checkout: Checkout, event: string, payment: object, lostAnswers = 0): void {
    const { reference, callbackUrl, reason } = checkout
    const content = { event, reference, payment, ...(reason && event === 'deposit.failed' && { reason }) }
    this.#deliveries.send('deposit', callbackUrl, content, lostAnswers)
  }
}
