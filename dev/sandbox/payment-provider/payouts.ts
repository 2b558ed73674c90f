import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { amount } from './checkouts.ts'
import type { Deliveries } from './deliveries.ts'
import type { Settlements } from './settlements.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))

export const payoutRequest = z.strictObject({
  reference: text,
  amount,
  currency: z.string(),
  account: z.strictObject({ kind: z.enum(['bank', 'ewallet', 'crypto']), bank: text, holder: text, number: text }),
  callbackUrl: z.url(),
})

export interface Payout extends z.output<typeof payoutRequest> {
  id: string
  status: 'pending' | 'paid' | 'failed'
  reason: string | null
}

export const behaviours = ['pay', 'fail', 'wait'] as const
export const answerings = ['at-once', 'lost', 'busy'] as const

const PAYS_AFTER_MILLISECONDS = 2_000

/** Payouts, and how this provider behaves until somebody tells it otherwise on its page. */
export class Payouts {
  /** What becomes of a new payout by itself; `wait`: a person decides on the page. */
  behaviour: (typeof behaviours)[number] = 'pay'
  /** `lost`: the payout is taken, and the connection breaks before the answer. `busy`: nothing is taken. */
  answering: (typeof answerings)[number] = 'at-once'
  readonly #byReference = new Map<string, Payout>()
  readonly #deliveries: Deliveries
  readonly #settlements: Settlements

  constructor(deliveries: Deliveries, settlements: Settlements) {
    this.#deliveries = deliveries
    this.#settlements = settlements
  }

  get list(): Payout[] {
    return [...this.#byReference.values()].toReversed()
  }

  find(reference: string): Payout | undefined {
    return this.#byReference.get(reference)
  }

  /** Takes one, or answers the one there is; undefined where the reference was used for something else. */
  take(asked: z.output<typeof payoutRequest>): Payout | undefined {
    const before = this.find(asked.reference)
    if (before) {
      const isSame = before.amount === asked.amount && before.account.number === asked.account.number
      return isSame ? before : undefined
    }
    const payout: Payout = { ...asked, id: `po_${randomBytes(10).toString('hex')}`, status: 'pending', reason: null }
    this.#byReference.set(asked.reference, payout)
    const behaviour = this.behaviour
    if (behaviour !== 'wait') this.#deliveries.after(PAYS_AFTER_MILLISECONDS, () => this.finish(payout, behaviour))
    return payout
  }

  finish(payout: Payout, how: 'pay' | 'fail'): void {
    if (payout.status !== 'pending') return
    payout.status = how === 'pay' ? 'paid' : 'failed'
    payout.reason = how === 'pay' ? null : 'the bank returned it'
    const { reference, id, reason, callbackUrl, amount: sent, currency } = payout
    if (how === 'pay') this.#settlements.note({ type: 'payout', reference, payment: id, amount: sent, currency })
    this.#deliveries.send('payout', callbackUrl, {
      event: `payout.${payout.status}`,
      reference,
      id,
      ...(reason && { reason }),
    })
  }
}
