import {
  type DocumentKind,
  type DocumentState,
  REFUSALS_MOST,
  type VerificationState,
} from '@croupier/api/safeguards/verification/verification-answers.ts'

/** How a member stands with showing who they are. Moments are epoch milliseconds. */
export interface Verification {
  memberId: bigint
  /** As it was written; `stateAt` says what it is now. */
  state: Exclude<VerificationState, 'expired'>
  note: string | null
  /** Since staff last asked. */
  refusals: number
  /** Of the document that was sent last. */
  documentId: bigint | null
  documentState: Document['state'] | null
  kind: DocumentKind | null
  sentAt: number | null
  reason: string | null
  validUntil: number | null
}

/** A document that a member sent. */
export interface Document {
  id: bigint
  memberId: bigint
  kind: DocumentKind
  state: Exclude<DocumentState, 'expired'>
  sentAt: number
  pictures: number
  decidedBy: string | null
  decidedAt: number | null
  reason: string | null
  validUntil: number | null
}

/**
 * What may happen. `ask`: staff or a rule of the house want a document. `send`: the member sends one. `approve`, `refuse`:
 * what staff say of it. `expire`: the time through which it counts is over.
 */
export type Move = 'ask' | 'send' | 'approve' | 'refuse' | 'expire'

const moves: Record<VerificationState, Partial<Record<Move, VerificationState>>> = {
  none: { ask: 'asked', send: 'submitted' },
  asked: { ask: 'asked', send: 'submitted' },
  submitted: { approve: 'verified', refuse: 'refused' },
  verified: { ask: 'asked', expire: 'expired' },
  refused: { ask: 'asked', send: 'submitted' },
  expired: { ask: 'asked', send: 'submitted' },
}

/** Where a move leads; undefined where it cannot be made. */
export function moved(state: VerificationState, move: Move): VerificationState | undefined {
  return moves[state][move]
}

const isOver = (validUntil: number | null, now: number): boolean => validUntil !== null && validUntil <= now

/** How a member stands now; undefined: nothing is written of them. */
export function stateAt(kept: Pick<Verification, 'state' | 'validUntil'> | undefined, now: number): VerificationState {
  if (!kept) return 'none'
  return kept.state === 'verified' && isOver(kept.validUntil, now) ? 'expired' : kept.state
}

/** What became of a document, as it is now. */
export function documentStateAt(
  { state, validUntil }: Pick<Document, 'state' | 'validUntil'>,
  now: number,
): DocumentState {
  return state === 'verified' && isOver(validUntil, now) ? 'expired' : state
}

/** Whether so many documents were refused that staff have to ask first. */
export function isRefusedOften({ state, refusals }: Pick<Verification, 'state' | 'refusals'>): boolean {
  return state === 'refused' && refusals >= REFUSALS_MOST
}

/** Whether a rule of the house has something to ask for: what was asked, sent or refused is known to the member. */
export function isToAsk(state: VerificationState): boolean {
  return state === 'none' || state === 'expired'
}
