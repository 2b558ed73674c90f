import { listVietnameseMenu } from '@croupier/api/games/list-vietnamese-menu.ts'
import { implement } from '../../platform/implement.ts'
import { gameEntryOf } from './describe-game.ts'
import { catalogueOf } from './look-up.ts'
import { matches, offeredGames } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(listVietnameseMenu, async (ctx, { language }) => {
  const reader = readerLanguage(ctx, language)
  const lotteries = offeredGames(catalogueOf(ctx)).filter((offered) => matches(offered, { type: 'VN' }))
  return { games: lotteries.map(({ game, vendor }) => gameEntryOf(game, vendor, reader)) }
})
