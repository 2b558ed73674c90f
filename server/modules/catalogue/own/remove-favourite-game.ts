import { removeFavouriteGame } from '@croupier/api/games/remove-favourite-game.ts'
import { implement } from '../../../platform/implement.ts'
import { removeFavourite } from './own-games-store.ts'

export default implement(removeFavouriteGame, async (ctx, { nodeId }) => {
  await removeFavourite(ctx.tx, ctx.session.memberId, nodeId)
  return {}
})
