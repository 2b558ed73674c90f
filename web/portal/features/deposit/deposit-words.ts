import type { DepositState } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

/** How a state is painted: jade for money that came in, vermilion for nothing but a dead end. */
export const stateTones: Record<DepositState, Tone> = {
  opening: 'brass',
  waiting: 'brass',
  confirming: 'brass',
  paid: 'jade',
  review: 'brass',
  expired: 'plain',
  failed: 'vermilion',
}

/** Whether it may become something else by itself, soon. */
export function isUnderWay(state: DepositState): boolean {
  return state === 'opening' || state === 'waiting' || state === 'confirming' || state === 'review'
}
