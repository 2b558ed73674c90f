import { listVendorsByType } from '@croupier/api/games/list-vendors-by-type.ts'
import { implement } from '../../platform/implement.ts'
import { gameEntryOf } from './describe-game.ts'
import { catalogueOf } from './look-up.ts'
import { menuOf } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(listVendorsByType, async (ctx, { language, gameType, gamesEach }) => {
  const reader = readerLanguage(ctx, language)
  const content = menuOf(catalogueOf(ctx), gameType).map(({ type, vendors }) => {
    const byVendor = vendors.map(({ vendor, games }) => [
      vendor.code,
      games.slice(0, gamesEach).map(({ game }) => gameEntryOf(game, vendor, reader)),
    ])
    return [type, Object.fromEntries(byVendor)]
  })
  return { content: Object.fromEntries(content) }
})
