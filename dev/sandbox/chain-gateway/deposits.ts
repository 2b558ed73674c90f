import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Deliveries } from '../payment-provider/deliveries.ts'
import type { Settlements } from '../payment-provider/settlements.ts'
import { blocksNeeded, newAddress, rateOf } from './addresses.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))
export const coinAmount = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)\d{1,12}(?:\.\d{1,8})?$/))

export const addressRequest = z.strictObject({
  reference: text,
  asset: text,
  network: text,
  amount: coinAmount,
  currency: text,
  callbackUrl: z.url(),
  expiresAt: z.iso.datetime(),
})

interface Payment {
  id: string
  amount: string
  currency: string
  transaction: string
  confirmations: number
}

export interface ChainOrder extends z.output<typeof addressRequest> {
  id: string
  address: string
  rate: string
  status: 'open' | 'confirming' | 'paid' | 'failed'
  confirmationsNeeded: number
  payment: Payment | null
}

const BLOCK_MILLISECONDS = 1_500

/** Addresses for orders, and what is paid to them. They are kept as long as the sandbox runs. */
export class ChainDeposits {
  readonly #byReference = new Map<string, ChainOrder>()
  readonly #deliveries: Deliveries
  readonly #settlements: Settlements

  constructor(deliveries: Deliveries, settlements: Settlements) {
    this.#deliveries = deliveries
    this.#settlements = settlements
  }

  get list(): ChainOrder[] {
    return [...this.#byReference.values()].toReversed()
  }

  find(reference: string): ChainOrder | undefined {
    return this.#byReference.get(reference)
  }

  /** Makes one, or answers the one there is; what is wrong where it cannot. */
  open(asked: z.output<typeof addressRequest>): ChainOrder | 'currency.unsupported' | 'reference.conflict' {
    const before = this.find(asked.reference)
    if (before) {
      const isSame = before.amount === asked.amount && before.asset === asked.asset && before.network === asked.network
      return isSame ? before : 'reference.conflict'
    }
    const rate = rateOf(asked.asset, asked.currency)
    const address = newAddress[asked.network]?.()
    if (rate === undefined || address === undefined) return 'currency.unsupported'
    const made: ChainOrder = {
      ...asked,
      id: `ad_${randomBytes(10).toString('hex')}`,
      address,
      rate,
      status: 'open',
      confirmationsNeeded: blocksNeeded[asked.network] ?? 1,
      payment: null,
    }
    this.#byReference.set(asked.reference, made)
    return made
  }

  /** What the shop asks for, as nearly as a wallet would type it. */
  asked({ amount, rate, asset }: ChainOrder): string {
    const places = asset === 'USDT' ? 6 : 8
    const scale = 10 ** places
    return (Math.ceil((Number(amount) / Number(rate)) * scale - 1e-6) / scale).toFixed(places)
  }

  /** Somebody pays: seen at once, confirmed block by block. `drop`: it never gets into a block. */
  pay(order: ChainOrder, amount: string, how: 'confirm' | 'drop' = 'confirm'): void {
    const payment: Payment = {
      id: `cp_${randomBytes(10).toString('hex')}`,
      amount,
      currency: order.asset,
      transaction: randomBytes(32).toString('hex'),
      confirmations: 0,
    }
    order.payment ??= payment
    if (order.status !== 'paid') order.status = 'confirming'
    this.#tell(order, payment, 'confirming')
    const next = () => {
      if (how === 'drop') {
        order.status = 'failed'
        return this.#tell(order, payment, 'failed', 'dropped from the chain')
      }
      payment.confirmations += 1
      const isFinal = payment.confirmations >= order.confirmationsNeeded
      if (isFinal) {
        order.status = 'paid'
        const { id, currency } = payment
        this.#settlements.note({ type: 'deposit', reference: order.reference, payment: id, amount, currency })
      }
      this.#tell(order, payment, isFinal ? 'paid' : 'confirming')
      if (!isFinal) this.#deliveries.after(BLOCK_MILLISECONDS, next)
    }
    this.#deliveries.after(BLOCK_MILLISECONDS, next)
  }

  #tell(order: ChainOrder, payment: Payment, what: string, reason?: string): void {
    const { reference, callbackUrl, confirmationsNeeded } = order
    const content = { event: `deposit.${what}`, reference, payment, confirmationsNeeded, ...(reason && { reason }) }
    this.#deliveries.send('deposit', callbackUrl, content)
  }
}
