/**
 * Where pictures drawn in code are: everything a picture is drawn from stands in its path, so that an answer holds for
 * ever. The edition is raised when the drawing changes.
 */
export const pictureEdition = 1

/** What a game's picture is drawn from. */
interface PicturedGame {
  /** The vendor's code. */
  vassalage: string
  gameId: string
  /** In the house's first language: what it is called elsewhere does not change the picture. */
  gameName: string
  gameType: string
  /** Names a picture that was drawn for this game alone. */
  art?: string | null | undefined
}

/** A text as a part of a path: small letters, digits and hyphens. */
function plain(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return words.replaceAll(/^-|-$/g, '').slice(0, 80) || '-'
}

/** A studio's mark, by its code. */
export function markPath(vassalage: string): string {
  return `/art/${pictureEdition}/marks/${plain(vassalage)}.svg`
}

/**
 * A game's picture, three wide and four high. `moving`: the same with its parts in motion, for whoever looks at it
 * closely.
 */
export function gamePicturePath(game: PicturedGame, moving = false): string {
  const { vassalage, gameId, gameName, gameType, art } = game
  // What follows a colon names a sequel.
  const title = (art ?? gameName).split(/[:：]/, 2).map(plain).join('--')
  const parts = [...[gameType, vassalage, gameId].map(plain), title]
  return `/art/${pictureEdition}/${moving ? 'moving' : 'games'}/${parts.join('/')}.svg`
}
