import type { GameEntry } from '@croupier/api/games/game-answers.ts'
import { gameEntryOf } from '../games/describe-game.ts'
import type { Offered } from './offered-games.ts'

export interface PageAsked {
  pageNo: number
  pageSize: number
  /** `next` of the page before; it wins over `pageNo`. */
  after?: string | undefined
  /** Lists of what came last go from the highest order down. */
  direction: 'up' | 'down'
}

export interface PageOfGames {
  games: GameEntry[]
  pageNum: number
  pageSize: number
  totalPages: number
  totalCount: number
  next: string | null
}

function startOf(list: readonly Offered[], { pageNo, pageSize, after, direction }: PageAsked): number {
  if (after === undefined) return (pageNo - 1) * pageSize
  const [order = 0, node = 0] = after.split('_').map(Number)
  const isBeyond = ({ order: own, game }: Offered) =>
    direction === 'up'
      ? own > order || (own === order && game.nodeId > node)
      : own < order || (own === order && game.nodeId < node)
  const found = list.findIndex(isBeyond)
  return found === -1 ? list.length : found
}

/** One page of a list ordered by `order`, then node. `pageNum` of a page read on by `after` is the page its first game stands on. */
export function pageOfGames(list: readonly Offered[], asked: PageAsked, language: string): PageOfGames {
  const start = startOf(list, asked)
  const page = list.slice(start, start + asked.pageSize)
  const last = page.at(-1)
  const isMore = start + page.length < list.length
  return {
    games: page.map(({ game, vendor }) => gameEntryOf(game, vendor, language)),
    pageNum: asked.after === undefined ? asked.pageNo : Math.floor(start / asked.pageSize) + 1,
    pageSize: asked.pageSize,
    totalPages: Math.ceil(list.length / asked.pageSize),
    totalCount: list.length,
    next: isMore && last ? `${last.order}_${last.game.nodeId}` : null,
  }
}
