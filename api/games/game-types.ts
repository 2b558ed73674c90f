/** Categories of games, as menus and lists name them; the order is the menus'. */
export const gameTypes = [
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'SEA',
  'VN',
  'BINGO',
] as const
export type GameType = (typeof gameTypes)[number]

/** Of a vendor or a game. In maintenance it is shown and cannot be started; closed, it is not shown. */
export const gameStatuses = ['open', 'maintenance', 'closed'] as const
export type GameStatus = (typeof gameStatuses)[number]

export const volatilities = ['low', 'medium', 'high', 'very-high'] as const
export type Volatility = (typeof volatilities)[number]
