import { listVendorsByType } from '@croupier/api/games/list-vendors-by-type.ts'
import { implement } from '../../../platform/implement.ts'
import { gameEntryOf } from '../games/describe-game.ts'
import { menuFor } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

/** A row for each of more vendors is nobody's home page. */
const VENDORS_WITH_GAMES = 10

export default implement(listVendorsByType, async (ctx, { language, gameType, gamesEach, vendorsEach }) => {
  const reader = readerLanguage(ctx, language)
  const content = menuFor(ctx, gameType).map(({ type, vendors }) => {
    const shown = vendors.slice(0, vendorsEach ?? (gamesEach > 0 ? VENDORS_WITH_GAMES : vendors.length))
    const byVendor = shown.map(({ vendor, games }) => [
      vendor.code,
      games.slice(0, gamesEach).map(({ game }) => gameEntryOf(game, vendor, reader)),
    ])
    return [type, Object.fromEntries(byVendor)]
  })
  return { content: Object.fromEntries(content) }
})
