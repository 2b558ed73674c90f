import type { PartState } from '@croupier/api/wallet/parts/part-choices.ts'
import type { PayoutAttemptState, WithdrawalState } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export const withdrawalTones: Record<WithdrawalState, Tone> = {
  requested: 'brass',
  matching: 'brass',
  approved: 'plain',
  sending: 'plain',
  unknown: 'vermilion',
  sent: 'plain',
  failed: 'vermilion',
  paid: 'jade',
  rejected: 'plain',
  cancelled: 'plain',
}

export const partTones: Record<PartState, Tone> = {
  offered: 'plain',
  told: 'brass',
  disputed: 'vermilion',
  received: 'jade',
  lapsed: 'plain',
  refused: 'vermilion',
}

export const attemptTones: Record<PayoutAttemptState, Tone> = {
  sending: 'plain',
  unknown: 'vermilion',
  accepted: 'plain',
  refused: 'vermilion',
  paid: 'jade',
  failed: 'vermilion',
}
