import type {
  MemberWithdrawalState,
  PayoutAttemptState,
  PayoutKind,
  WithdrawalConflict,
  WithdrawalState,
} from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'

/** One wish to be paid. Amounts are ledger units of its currency, times epoch milliseconds. */
export interface Withdrawal {
  id: bigint
  reference: string
  memberId: bigint
  account: string
  currency: string
  /** What left main; the payee gets it less the fee. */
  amount: bigint
  fee: bigint
  /** What open parts promise and received ones brought, and what was received alone. */
  matched: bigint
  received: bigint
  payoutAccountId: bigint
  /** The account it is paid to, as it was when the member asked. */
  payee: Payee
  /** What is sent in crypto: the coin, its chain, and the rate that was locked when it was asked for. */
  coin: string | null
  network: string | null
  rate: string | null
  /** From where it was asked for. */
  ip: string | null
  state: WithdrawalState
  requestedAt: number
  changedAt: number
  closedAt: number | null
  takenBy: string | null
  takenAt: number | null
  approvedBy: string | null
  approvedAt: number | null
  decidedBy: string | null
  note: string | null
  failure: string | null
  conflict: WithdrawalConflict | null
}

export interface Payee {
  kind: PayoutKind
  bank: string
  holder: string
  number: string
}

/** One time a provider was asked to pay. */
export interface PayoutAttempt {
  reference: string
  number: number
  provider: string
  state: PayoutAttemptState
  providerReference: string | null
  reason: string | null
  beganAt: number
  answeredAt: number | null
}

/** Whether a provider was done with it, so that another attempt may go to any. */
export function isOver(attempt: Pick<PayoutAttempt, 'state'>): boolean {
  return attempt.state === 'refused' || attempt.state === 'failed'
}

/**
 * What may happen to a withdrawal. `send`: the provider is about to be asked. `accept`, `refuse`, `lose`: what it
 * answered, or that no answer came. `pay`, `fail`: what it says became of the payout. `resend`: an operator has it sent
 * again. `match`: it is paid in parts by other members' deposits. `complete`: its last part came.
 */
export type Move =
  | 'cancel'
  | 'match'
  | 'complete'
  | 'reject'
  | 'approve'
  | 'send'
  | 'accept'
  | 'refuse'
  | 'lose'
  | 'pay'
  | 'fail'
  | 'resend'

const moves: Record<WithdrawalState, Partial<Record<Move, WithdrawalState>>> = {
  requested: { cancel: 'cancelled', reject: 'rejected', approve: 'approved', match: 'matching' },
  // Its last part pays it; what no part pays is sent by a provider or returned.
  matching: { complete: 'paid', resend: 'approved', reject: 'rejected' },
  approved: { send: 'sending', refuse: 'failed', pay: 'paid' },
  sending: { accept: 'sent', refuse: 'failed', lose: 'unknown', pay: 'paid', fail: 'failed' },
  unknown: { accept: 'sent', refuse: 'failed', pay: 'paid', fail: 'failed', resend: 'approved' },
  sent: { accept: 'sent', pay: 'paid', fail: 'failed' },
  // A provider that said no may still say later that it has paid.
  failed: { reject: 'rejected', resend: 'approved', pay: 'paid' },
  paid: {},
  rejected: {},
  cancelled: {},
}

/** Where a move leads; undefined where it cannot be made. */
export function moved(state: WithdrawalState, move: Move): WithdrawalState | undefined {
  return moves[state][move]
}

/** Whether its money is still held. */
export function isOpen(state: WithdrawalState): boolean {
  return state !== 'paid' && state !== 'rejected' && state !== 'cancelled'
}

/** Whether it waits for an operator, who may take it. */
export function isWaiting(state: WithdrawalState): boolean {
  return state === 'requested' || state === 'matching' || state === 'failed' || state === 'unknown'
}

/** An operator who took a withdrawal and went away keeps it from others no longer than this. */
const TAKEN_MILLISECONDS = 15 * 60_000

/** Whether an operator has it now. */
export function isTaken({ takenAt }: Pick<Withdrawal, 'takenAt'>, now: number): boolean {
  return takenAt !== null && now < takenAt + TAKEN_MILLISECONDS
}

/** Whether its member can still call it back: nobody works on it. */
export function isCancellable(withdrawal: Pick<Withdrawal, 'state' | 'takenAt'>, now: number): boolean {
  return moved(withdrawal.state, 'cancel') !== undefined && !isTaken(withdrawal, now)
}

/** Whether a part of it is still to be paid, confirmed or ruled on. */
export function hasOpenPart({ matched, received }: Pick<Withdrawal, 'matched' | 'received'>): boolean {
  return matched !== received
}

/** What its member is told. */
export function memberState(state: WithdrawalState): MemberWithdrawalState {
  return state === 'requested' || !isOpen(state) ? (state as MemberWithdrawalState) : 'processing'
}

/** The states that are one to the member. */
export function statesBehind(shown: MemberWithdrawalState): WithdrawalState[] {
  return (Object.keys(moves) as WithdrawalState[]).filter((state) => memberState(state) === shown)
}

/**
 * What a provider's word means for a withdrawal.
 * - `pay`, `fail`: it is settled so.
 * - `note`: only the attempt learns of it.
 * - a conflict: it contradicts what was settled; nothing moves and an operator looks.
 */
export type Verdict = 'pay' | 'fail' | 'note' | WithdrawalConflict

/**
 * Judges what a provider says of one attempt.
 * @param state where the withdrawal is
 * @param attempt the attempt it speaks of, as it was known
 * @param attempts all attempts of the withdrawal
 */
export function judgePayoutReport(
  state: WithdrawalState,
  attempt: Pick<PayoutAttempt, 'reference' | 'state'>,
  attempts: readonly Pick<PayoutAttempt, 'reference' | 'state' | 'number'>[],
  outcome: 'paid' | 'failed',
): Verdict {
  if (attempt.state === outcome) return 'note'
  if (outcome === 'paid') {
    if (moved(state, 'pay')) return 'pay'
    if (state !== 'paid') return 'paid-after-return'
    // An operator may have ruled it paid before the provider said so.
    const isOtherPaid = attempts.some((other) => other.reference !== attempt.reference && other.state === 'paid')
    return isOtherPaid ? 'paid-twice' : 'note'
  }
  if (state === 'paid') {
    const isOtherPaid = attempts.some((other) => other.reference !== attempt.reference && other.state === 'paid')
    return isOtherPaid ? 'note' : 'failed-after-paid'
  }
  const newest = attempts.reduce((latest, other) => (other.number > latest.number ? other : latest))
  return newest.reference === attempt.reference && moved(state, 'fail') ? 'fail' : 'note'
}

/** How the provider knows one attempt: ours, and its key against paying twice. */
export function attemptReference(withdrawal: Pick<Withdrawal, 'reference'>, number: number): string {
  return number === 1 ? withdrawal.reference : `${withdrawal.reference}-${number}`
}
