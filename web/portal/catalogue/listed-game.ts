import type { GameEntry } from '@croupier/api/games/game-answers.ts'
import type { PosterFamily } from '@croupier/kit/art/poster.tsx'

/** A game as lists show it. */
export type ListedGame = GameEntry

const families: Readonly<Record<GameEntry['gameType'], PosterFamily>> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  SEA: 'lottery',
  VN: 'lottery',
  BINGO: 'bingo',
}

/** What the game's poster is composed from. */
export function familyOf({ gameType }: Pick<ListedGame, 'gameType'>): PosterFamily {
  return families[gameType]
}
