import { Money } from '@croupier/basis/money.ts'

export interface AskedTransfer {
  reference: string
  account: string
  currency: string
  direction: 'in' | 'out'
  amount: string
  /** Epoch milliseconds. */
  validUntil: number
}

export interface KnownTransfer extends AskedTransfer {
  status: 'pending' | 'done' | 'refused'
  /** What was in the wallet after it. */
  balance: string | undefined
  reason: string | undefined
  /** How often it was asked for. */
  times: number
}

/** The vendor's books: a wallet per player and currency, and every transfer by the house's reference. */
export class TransferBooks {
  readonly #wallets = new Map<string, Money>()
  readonly #transfers = new Map<string, KnownTransfer>()

  balance(account: string, currency: string): Money {
    return this.#wallets.get(`${account} ${currency}`) ?? Money.zero(currency)
  }

  /** Puts something into a wallet, or below zero takes it; false where the balance is too low. */
  move(account: string, by: Money): boolean {
    const after = this.balance(account, by.currency.code).plus(by)
    if (after.units < 0n) return false
    this.#wallets.set(`${account} ${by.currency.code}`, after)
    return true
  }

  find(reference: string): KnownTransfer | undefined {
    return this.#transfers.get(reference)
  }

  /** Does what was asked, once: a repeat is answered as before, and other content under a reference is refused. */
  take(asked: AskedTransfer, { isLeftPending, refusal }: { isLeftPending: boolean; refusal: string | undefined }) {
    const known = this.#transfers.get(asked.reference)
    if (known) {
      known.times += 1
      const names = ['account', 'currency', 'direction', 'amount'] as const
      const isSame = names.every((name) => known[name] === asked[name])
      return isSame ? known : { ...known, status: 'refused' as const, reason: 'conflict', balance: undefined }
    }
    const taken: KnownTransfer = { ...asked, status: 'pending', balance: undefined, reason: undefined, times: 1 }
    this.#transfers.set(asked.reference, taken)
    if (Date.now() > asked.validUntil) this.decide(taken, 'expired')
    else if (refusal !== undefined) this.decide(taken, refusal)
    else if (!isLeftPending) this.decide(taken, undefined)
    return taken
  }

  /** Ends a pending transfer: does it, or refuses it for a reason. */
  decide(transfer: KnownTransfer, reason: string | undefined): void {
    if (transfer.status !== 'pending') return
    const amount = Money.parse(transfer.amount, transfer.currency)
    const by = transfer.direction === 'in' ? amount : amount.negated()
    const isDone = reason === undefined && this.move(transfer.account, by)
    transfer.status = isDone ? 'done' : 'refused'
    if (isDone) transfer.balance = this.balance(transfer.account, transfer.currency).toString()
    else transfer.reason = reason ?? 'funds'
  }

  wallets(): [holder: string, balance: string][] {
    return [...this.#wallets].map(([holder, balance]) => [holder, balance.toString()])
  }

  /** The newest first. */
  transfers(): KnownTransfer[] {
    return [...this.#transfers.values()].toReversed()
  }
}
