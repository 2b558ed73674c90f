import { addFavouriteGame } from '@croupier/api/games/add-favourite-game.ts'
import { FAVOURITES_MAX } from '@croupier/api/games/list-favourite-ids.ts'
import { implement } from '../../../platform/implement.ts'
import { gameByNode } from '../look-up.ts'
import { addFavourite } from './own-games-store.ts'

export default implement(addFavouriteGame, async (ctx, { nodeId }) => {
  if (!gameByNode(ctx, nodeId)) throw ctx.refusal('game.not.found')
  const isKept = await addFavourite(ctx.tx, ctx.session.memberId, nodeId, ctx.clock.now(), FAVOURITES_MAX)
  if (!isKept) throw ctx.refusal('favourites.full')
  return {}
})
