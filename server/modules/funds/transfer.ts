import type { TransferDirection, TransferFailure, TransferState } from '@croupier/api/funds/transfer-choices.ts'
import type { TransferWord } from './transfer-wallet-port.ts'

/** One transfer between main and a vendor's wallet. Amounts are ledger units of its currency, times epoch milliseconds. */
export interface Transfer {
  id: bigint
  reference: string
  memberId: bigint
  account: string
  vendorId: number
  direction: TransferDirection
  currency: string
  amount: bigint
  state: TransferState
  validUntil: number
  requestedAt: number
  checkedAt: number | null
  closedAt: number | null
  failure: TransferFailure | null
  reason: string | null
  /** Who approved the ruling of two operators, as named in the audit log, and why they ruled so. */
  ruledBy: string | null
  ruling: string | null
  /** When the vendor reported the outcome of a transfer that operators had ruled on. */
  answeredAt: number | null
  /** What its vendor says of it, where that is not how it was settled. */
  contradiction: 'done' | 'refused' | null
  /** When what the ruling had booked was put right by the vendor's word, and how much of it the member owes since. */
  correctedAt: number | null
  owed: bigint | null
  /** Of a transfer out: how much of it paid what was owed. */
  recovered: bigint
}

/** How long the vendor may take a transfer after it was asked for. */
export const VALID_MILLISECONDS = 30_000
/** How far the vendor's clock may be behind ours, before a transfer it has not heard of is final. */
export const CLOCK_MILLISECONDS = 60_000

export function isOpen(state: TransferState): boolean {
  return state === 'sending' || state === 'unknown'
}

/**
 * Whether the vendor's own answer is still due: the transfer is open, or operators ruled on it in the vendor's stead.
 */
export function isAwaited({ state, ruledBy, answeredAt }: Pick<Transfer, 'state' | 'ruledBy' | 'answeredAt'>): boolean {
  return isOpen(state) || (ruledBy !== null && answeredAt === null)
}

/** Whether a vendor who has not heard of a transfer by then never will. */
export function isPast({ validUntil }: Pick<Transfer, 'validUntil'>, at: number): boolean {
  return at > validUntil + CLOCK_MILLISECONDS
}

/** What a vendor's answer means for an open transfer. `wait`: nothing yet; the vendor is asked again. */
export type Verdict = Extract<TransferWord, { state: 'done' | 'refused' }> | 'wait'

/**
 * Judges what the vendor says of an open transfer. "Not found" is final only once the vendor may no longer carry it
 * out: before that the request may still be on its way.
 * @param said undefined: no clear answer
 * @param askedAt when the vendor was asked: what it has received since is not in its answer
 */
export function judgeWord(
  said: TransferWord | undefined,
  transfer: Pick<Transfer, 'validUntil'>,
  askedAt: number,
): Verdict {
  if (said === undefined || said.state === 'pending') return 'wait'
  if (said.state !== 'not-found') return said
  if (!isPast(transfer, askedAt)) return 'wait'
  return { state: 'refused', failure: 'never', reason: null }
}

/** How long until a transfer of this age is asked about again: soon at first, then every five minutes. */
export function pauseBeforeCheck(age: number): number {
  return Math.min(Math.max(age, 15_000), 300_000)
}

/** The same where operators ruled on it so long ago, because its vendor is gone: every five minutes first, then every hour. */
export function pauseAfterRuling(age: number): number {
  return Math.min(Math.max(age / 10, 300_000), 3_600_000)
}

/** What a ruling's correction moves: to the purse that stands for what lies at the vendor, or from it to main. */
export interface Correction {
  towards: 'vendor' | 'main'
  /** From main, or from the purse. */
  moved: bigint
  /** What main no longer had: the house advances it to the purse. */
  owed: bigint
  /** What the purse does not have, though it left the vendor: it was won there. */
  won: bigint
}

/**
 * How to correct a ruling that the vendor contradicts. The money is where the vendor says, whatever was played since:
 * what is taken from an account is never more than it has.
 * @param said what the vendor says became of it
 * @param main what main can give, ledger units
 * @param purse what the purse has that stands for what lies at the vendor, ledger units
 */
export function correctionOf(
  { direction, amount }: Pick<Transfer, 'direction' | 'amount'>,
  said: 'done' | 'refused',
  { main, purse }: { main: bigint; purse: bigint },
): Correction {
  if ((direction === 'in') === (said === 'done')) {
    const moved = main < amount ? (main > 0n ? main : 0n) : amount
    return { towards: 'vendor', moved, owed: amount - moved, won: 0n }
  }
  return { towards: 'main', moved: amount, owed: 0n, won: purse < amount ? amount - purse : 0n }
}

/**
 * What was won there since the transfer before, below zero what was lost: the vendor's balance says it, for only transfers
 * and play change it. Ledger units.
 * @param before what was there after the transfer before
 * @param after what the vendor says is there now, after this one
 */
export function resultOf({ direction, amount }: Pick<Transfer, 'direction' | 'amount'>, before: bigint, after: bigint) {
  return direction === 'in' ? after - (before + amount) : after + amount - before
}

/**
 * What lies at a vendor after a transfer that happened by operators' word: as much as the books say was there, and this
 * one. What left was there, so it was won where the books knew of less.
 * @param before what was there after the transfer before; ledger units
 */
export function balanceAfter({ direction, amount }: Pick<Transfer, 'direction' | 'amount'>, before: bigint): bigint {
  if (direction === 'in') return before + amount
  return before > amount ? before - amount : 0n
}
