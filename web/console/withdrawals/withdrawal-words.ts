import type { PayoutAttemptState, WithdrawalState } from '@croupier/api/wallet/withdrawal-choices.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export const withdrawalTones: Record<WithdrawalState, Tone> = {
  requested: 'brass',
  approved: 'plain',
  sending: 'plain',
  unknown: 'vermilion',
  sent: 'plain',
  failed: 'vermilion',
  paid: 'jade',
  rejected: 'plain',
  cancelled: 'plain',
}

export const attemptTones: Record<PayoutAttemptState, Tone> = {
  sending: 'plain',
  unknown: 'vermilion',
  accepted: 'plain',
  refused: 'vermilion',
  paid: 'jade',
  failed: 'vermilion',
}
