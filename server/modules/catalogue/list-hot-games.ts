import { listHotGames } from '@croupier/api/games/list-hot-games.ts'
import { implement } from '../../platform/implement.ts'
import { gameEntryOf } from './describe-game.ts'
import { catalogueOf } from './look-up.ts'
import { matches, offeredGames } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(listHotGames, async (ctx, { language, gameType, pageSize }) => {
  const reader = readerLanguage(ctx, language)
  const hot = offeredGames(catalogueOf(ctx)).filter((offered) => matches(offered, { type: gameType, only: 'HOT' }))
  return { games: hot.slice(0, pageSize).map(({ game, vendor }) => gameEntryOf(game, vendor, reader)) }
})
