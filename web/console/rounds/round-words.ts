import type { BetStatus } from '@croupier/api/play/records/bet-record.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

/** Seen from the house: what a member won it paid. */
export const roundTones: Record<BetStatus, Tone> = {
  open: 'brass',
  settled: 'plain',
  won: 'plain',
  lost: 'plain',
  even: 'plain',
  void: 'vermilion',
}
