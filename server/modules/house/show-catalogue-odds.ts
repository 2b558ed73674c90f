import { showCatalogueOdds } from '@croupier/api/games/show-catalogue-odds.ts'
import { implement } from '../../platform/implement.ts'
import { gameByNode } from '../catalogue/index.ts'
import { gameOddsOf } from './game-odds.ts'

export default implement(showCatalogueOdds, async (ctx, { nodeId }) => {
  const game = gameByNode(ctx, nodeId)
  if (!game) throw ctx.refusal('game.not.found')
  return gameOddsOf(ctx, game)
})
