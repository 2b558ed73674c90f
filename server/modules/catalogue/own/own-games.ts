import { type Offered, offeredTo, type Reader } from '../offer/offered-games.ts'
import type { OwnGame } from './own-games-store.ts'

/** A member's own games that are still offered to them, in the order they came in. */
export function listedOf(reader: Reader, own: readonly OwnGame[]): Offered[] {
  if (own.length === 0) return []
  const wanted = new Set(own.map(({ nodeId }) => nodeId))
  const found = new Map(
    offeredTo(reader)
      .filter(({ game }) => wanted.has(game.nodeId))
      .map((offered) => [offered.game.nodeId, offered]),
  )
  return own.flatMap(({ nodeId, at }) => {
    const offered = found.get(nodeId)
    return offered ? [{ ...offered, order: at }] : []
  })
}
