import type { GameEntry } from '@croupier/api/games/game-answers.ts'

/** A game as lists show it. */
export type ListedGame = GameEntry
