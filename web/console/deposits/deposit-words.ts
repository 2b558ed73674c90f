import type { DepositState } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export const depositTones: Record<DepositState, Tone> = {
  opening: 'plain',
  waiting: 'plain',
  confirming: 'plain',
  paid: 'jade',
  expired: 'plain',
  failed: 'vermilion',
  review: 'brass',
}
