import type { GameStatus } from '@croupier/api/games/game-types.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

/** Of a vendor or a game. */
export const statusTones: Record<GameStatus, Tone> = { open: 'jade', maintenance: 'brass', closed: 'plain' }
