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
  /** Who approved how operators settled it, as the audit log names him, and why they did. */
  ruledBy: string | null
  ruling: string | null
  /** What its vendor says of it, where that is not how it was settled. */
  contradiction: 'done' | 'refused' | null
}

/** How long the vendor may take a transfer after it was asked for. */
export const VALID_MILLISECONDS = 30_000
/** How far the vendor's clock may be behind ours, before what he has not heard of never happens. */
export const CLOCK_MILLISECONDS = 60_000

export function isOpen(state: TransferState): boolean {
  return state === 'sending' || state === 'unknown'
}

/** Whether a vendor who has not heard of a transfer by then never will. */
export function isPast({ validUntil }: Pick<Transfer, 'validUntil'>, at: number): boolean {
  return at > validUntil + CLOCK_MILLISECONDS
}

/** What a vendor's word means for an open transfer. `wait`: nothing yet; he is asked again. */
export type Verdict = Extract<TransferWord, { state: 'done' | 'refused' }> | 'wait'

/**
 * Judges what the vendor says of an open transfer. That he has never heard of it is final only once he may no longer do
 * it: before that it may still be on its way.
 * @param said undefined: he did not answer clearly
 * @param askedAt when he was asked: what he has heard since is not in his answer
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
