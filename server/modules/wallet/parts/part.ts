import type { PartEnd, PartState } from '@croupier/api/wallet/parts/part-choices.ts'

/** A part of a withdrawal, paid by another member's deposit. Ledger units; epoch milliseconds. */
export interface Part {
  id: bigint
  withdrawalId: bigint
  depositId: bigint
  amount: bigint
  state: PartState
  offeredAt: number
  expiresAt: number
  toldAt: number | null
  answerBy: number | null
  closedAt: number | null
  closedHow: PartEnd | null
  denialNote: string | null
  denialPicture: string | null
  decidedBy: string | null
  decisionNote: string | null
}

/**
 * What may happen to a part. `tell`: the payer says they paid. `lapse`: the time to pay ran out. `confirm`, `deny`: what the
 * receiver says. `pass`: they said nothing in time. `force`, `refuse`: what an operator rules.
 */
export type PartMove = 'tell' | 'lapse' | 'confirm' | 'deny' | 'pass' | 'force' | 'refuse'

const moves: Record<PartState, Partial<Record<PartMove, PartState>>> = {
  offered: { tell: 'told', lapse: 'lapsed' },
  told: { confirm: 'received', deny: 'disputed', pass: 'received', force: 'received' },
  disputed: { confirm: 'received', force: 'received', refuse: 'refused' },
  // Told of late: it stands again where the withdrawal still has room for it.
  lapsed: { tell: 'told' },
  received: {},
  refused: {},
}

/** Where a move leads; undefined where it cannot be made. */
export function partMoved(state: PartState, move: PartMove): PartState | undefined {
  return moves[state][move]
}
