import { listGames } from '@croupier/api/games/list-games.ts'
import { implement } from '../../../platform/implement.ts'
import { findOffered, findVendors, type GamesFilter, matches, type Reader } from './offered-games.ts'
import { listedOf } from '../own/own-games.ts'
import { favouritesOf, recentGamesOf } from '../own/own-games-store.ts'
import { prizeModes } from './prize-modes.ts'
import { pageOfGames } from './page-of-games.ts'
import { readerLanguage } from './reader-language.ts'

function vendorsCalled(ctx: Reader, filter: GamesFilter, search: string) {
  return findVendors(ctx, filter, search).map(({ vendor, gameCount }) => ({
    vassalage: vendor.code,
    displayName: vendor.name,
    gameCount,
  }))
}

export default implement(listGames, async (ctx, input) => {
  const { gameClassify: kind, pageNo, pageSize, after, sort } = input
  const filter: GamesFilter = {
    type: input.gameType,
    vendor: input.vassalage,
    minBetAtMost: input.minBetAtMost,
    rtpAtLeast: input.rtpAtLeast,
    lines: input.lines,
    volatility: input.volatility,
    hasBonusBuy: input.hasBonusBuy !== undefined,
    only: kind === 'HOT' || kind === 'NEW' ? kind : undefined,
    ...(input.prizeMode && prizeModes[input.prizeMode]),
  }
  const language = readerLanguage(ctx, input.language)
  const search = input.gameName || undefined
  if (kind !== 'FAV' && kind !== 'RECENT') {
    const found = findOffered(ctx, filter, search, sort && { by: sort, language })
    const page = pageOfGames(found, { pageNo, pageSize, after, direction: 'up' }, language)
    return search === undefined ? page : { ...page, vendors: vendorsCalled(ctx, filter, search) }
  }
  if (!ctx.session) throw ctx.refusal('login.not.session')
  const read = kind === 'FAV' ? favouritesOf : recentGamesOf
  const own = listedOf(ctx, await read(ctx.db, ctx.session.memberId))
  const found = search && new Set(findOffered(ctx, filter, search).map(({ game }) => game.nodeId))
  return pageOfGames(
    own.filter((offered) => (found ? found.has(offered.game.nodeId) : matches(offered, filter))),
    { pageNo, pageSize, after, direction: 'down' },
    language,
  )
})
