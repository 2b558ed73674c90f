import { listFavouriteIds } from '@croupier/api/games/list-favourite-ids.ts'
import { implement } from '../../../platform/implement.ts'
import { listedOf } from './own-games.ts'
import { favouritesOf } from './own-games-store.ts'

export default implement(listFavouriteIds, async (ctx) => {
  const favourites = listedOf(ctx, await favouritesOf(ctx.db, ctx.session.memberId))
  return {
    list: favourites.map(({ game, vendor }) => ({ nodeId: game.nodeId, vendor: vendor.code, gameType: game.type })),
  }
})
