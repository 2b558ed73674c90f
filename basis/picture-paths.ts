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
  return `/art/${pictureEdition}/marks/${plain(vassalage)}.webp`
}

/** Of a tile, and of a line of a list. */
export type PictureSize = 'tile' | 'line'

/** Pixels across: enough for each on screens of twice the usual density, a little less on denser ones. */
export const pictureWidths: Readonly<Record<PictureSize, number>> = { tile: 240, line: 96 }

function namesOf({ vassalage, gameId, gameName, gameType, art }: PicturedGame): string {
  // What follows a colon names a sequel.
  const title = (art ?? gameName).split(/[:：]/, 2).map(plain).join('--')
  return [...[gameType, vassalage, gameId].map(plain), title].join('/')
}

/** A game's picture, three wide and four high. */
export function gamePicturePath(game: PicturedGame, size: PictureSize = 'tile'): string {
  return `/art/${pictureEdition}/${size}/${namesOf(game)}.avif`
}

/** The same with its parts in motion, for whoever looks at it closely. */
export function movingPicturePath(game: PicturedGame): string {
  return `/art/${pictureEdition}/moving/${namesOf(game)}.svg`
}
