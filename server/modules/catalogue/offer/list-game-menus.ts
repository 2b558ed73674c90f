import { listGameMenus } from '@croupier/api/games/list-game-menus.ts'
import { implement } from '../../../platform/implement.ts'
import { gameEntryOf } from '../games/describe-game.ts'
import { findOffered, menuFor } from './offered-games.ts'
import { prizeModes } from './prize-modes.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(listGameMenus, async (ctx, { prizeMode, language }) => {
  const menu = menuFor(ctx).map(({ type, vendors }) => ({
    gameCategory: type,
    vendors: vendors.map(({ vendor, games }) => ({
      vassalage: vendor.code,
      displayName: vendor.name,
      gameType: type,
      gameCount: games.length,
      isMaintenance: vendor.status === 'maintenance',
    })),
  }))
  if (prizeMode === undefined) return menu
  const reader = readerLanguage(ctx, language)
  const byType = Map.groupBy(findOffered(ctx, prizeModes[prizeMode]), ({ game }) => game.type)
  return menu.flatMap((entry) => {
    const games = byType.get(entry.gameCategory)
    if (!games) return []
    const own = new Set(games.map(({ vendor }) => vendor.code))
    return {
      ...entry,
      vendors: entry.vendors.filter(({ vassalage }) => own.has(vassalage)),
      gameMenus: games.map(({ game, vendor }) => gameEntryOf(game, vendor, reader)),
    }
  })
})
