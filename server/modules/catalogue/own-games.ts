import type { Catalogue } from './catalogue-port.ts'
import { type Offered, offeredGames } from './offered-games.ts'
import type { OwnGame } from './own-games-store.ts'

/** A member's own games that are still offered, in the order they came in. */
export function listedOf(catalogue: Catalogue, own: readonly OwnGame[]): Offered[] {
  if (own.length === 0) return []
  const wanted = new Set(own.map(({ nodeId }) => nodeId))
  const found = new Map(
    offeredGames(catalogue)
      .filter(({ game }) => wanted.has(game.nodeId))
      .map((offered) => [offered.game.nodeId, offered]),
  )
  return own.flatMap(({ nodeId, at }) => {
    const offered = found.get(nodeId)
    return offered ? [{ ...offered, order: at }] : []
  })
}
