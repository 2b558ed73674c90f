import type { Page } from '@playwright/test'
import type { Product } from './product.ts'
import type { Say } from './words.ts'

/** A game of the demo world, by its vendor and code. */
export async function nodeOf(product: Product, vassalage: string, gameId: string): Promise<number> {
  const answer = await product.call(`GET /wps/relay/GCSGAME_gameList?vassalage=${vassalage}&pageSize=100`)
  const game = answer.body.value.games.find((each: { gameId: string }) => each.gameId === gameId)
  return game.nodeId
}

/** The tile of a game on the page that is open. */
export function tileOf(page: Page, game: string) {
  return page.getByRole('main').getByRole('article').getByRole('link').filter({ hasText: game })
}

/** The game in its frame. */
export function gameIn(page: Page, say: Say, game: string) {
  return page.frameLocator(`iframe[title="${say('lobby.frame.label', { game })}"]`)
}
