import { listGamesByNode } from '@croupier/api/games/list-games-by-node.ts'
import { implement } from '../../../platform/implement.ts'
import { gameEntryOf } from '../games/describe-game.ts'
import { gameByNode, vendorById } from '../look-up.ts'
import { isClosedTo } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(listGamesByNode, async (ctx, { nodeIds, language }) => {
  const reader = readerLanguage(ctx, language)
  const games = [...new Set(nodeIds.split(',').map(Number))].flatMap((nodeId) => {
    const game = gameByNode(ctx, nodeId)
    const vendor = game && vendorById(ctx, game.vendorId)
    if (!game || !vendor || game.status === 'closed' || vendor.status === 'closed') return []
    return isClosedTo(ctx, { game, vendor }) ? [] : [gameEntryOf(game, vendor, reader)]
  })
  return { games }
})
