import { listHotGames } from '@croupier/api/games/list-hot-games.ts'
import { implement } from '../../../platform/implement.ts'
import { gameEntryOf, vendorEntryOf } from '../games/describe-game.ts'
import { findOffered, menuFor } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(listHotGames, async (ctx, { language, gameType, pageSize }) => {
  const reader = readerLanguage(ctx, language)
  const hot = findOffered(ctx, { type: gameType, only: 'HOT' })
  const games = hot.map(({ game, vendor }) => gameEntryOf(game, vendor, reader))
  const vendors = menuFor(ctx, gameType).flatMap(({ vendors }) => vendors.filter(({ vendor }) => vendor.isHot))
  return { games: [...games, ...vendors.map(vendorEntryOf)].slice(0, pageSize) }
})
