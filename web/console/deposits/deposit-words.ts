import type { DepositState } from '@croupier/api/wallet/deposit-choices.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export const depositTones: Record<DepositState, Tone> = {
  opening: 'plain',
  waiting: 'plain',
  paid: 'jade',
  expired: 'plain',
  failed: 'vermilion',
  review: 'brass',
}
