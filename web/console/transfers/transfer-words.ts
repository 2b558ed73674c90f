import type { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import type { TransferState } from '@croupier/api/funds/transfer-choices.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export type TransferOrder = OutputOf<typeof listTransferOrders>['list'][number]

/** The outcome of a transfer: as it was settled, or as its vendor says where a ruling was corrected. */
export function outcomeOf({ state, contradiction, correctedAt }: TransferOrder): TransferState {
  return correctedAt === null ? state : (contradiction ?? state)
}

/** Operators ruled on it in its vendor's stead, and the vendor has not answered since. */
export function isRuledUnanswered({ ruledBy, answeredAt }: TransferOrder): boolean {
  return ruledBy !== null && answeredAt === null
}

export const transferTones: Record<TransferState, Tone> = {
  sending: 'plain',
  unknown: 'vermilion',
  done: 'jade',
  refused: 'plain',
}
