import * as z from 'zod/mini'
import { gameTypes } from './game-types.ts'

/** What a game's picture is made from, beside a line that tells of the game. */
export const picturedGame = z.strictObject({
  vassalage: z.string(),
  gameId: z.string(),
  /** In the house's first language. */
  gameName: z.string(),
  gameType: z.enum(gameTypes),
  /** Address of its vendor's picture; empty where the front end has one drawn. */
  showIcon: z.string(),
  art: z.nullable(z.string()),
})
export type PicturedGame = z.output<typeof picturedGame>
