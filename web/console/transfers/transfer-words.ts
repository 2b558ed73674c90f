import type { TransferState } from '@croupier/api/funds/transfer-choices.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export const transferTones: Record<TransferState, Tone> = {
  sending: 'plain',
  unknown: 'vermilion',
  done: 'jade',
  refused: 'plain',
}
