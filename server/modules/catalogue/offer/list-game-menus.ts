import { listGameMenus } from '@croupier/api/games/list-game-menus.ts'
import { implement } from '../../../platform/implement.ts'
import { menuFor } from './offered-games.ts'

export default implement(listGameMenus, async (ctx) =>
  menuFor(ctx).map(({ type, vendors }) => ({
    gameCategory: type,
    vendors: vendors.map(({ vendor, games }) => ({
      vassalage: vendor.code,
      displayName: vendor.name,
      gameType: type,
      gameCount: games.length,
      isMaintenance: vendor.status === 'maintenance',
    })),
  })),
)
