import { showGameOdds } from '@croupier/api/games/show-game-odds.ts'
import { implement } from '../../platform/implement.ts'
import { gameByNode, isClosedTo, vendorById } from '../catalogue/index.ts'
import { gameOddsOf } from './game-odds.ts'

export default implement(showGameOdds, async (ctx, { nodeId }) => {
  const game = gameByNode(ctx, nodeId)
  const vendor = game && vendorById(ctx, game.vendorId)
  const isShown = game?.status !== 'closed' && vendor?.status !== 'closed'
  if (!game || !vendor || !isShown || isClosedTo(ctx, { game, vendor })) throw ctx.refusal('game.not.found')
  return gameOddsOf(ctx, game)
})
