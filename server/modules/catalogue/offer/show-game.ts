import { showGame } from '@croupier/api/games/show-game.ts'
import { implement } from '../../../platform/implement.ts'
import { gameEntryOf } from '../games/describe-game.ts'
import { gameByNode, vendorById } from '../look-up.ts'
import { isClosedTo } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

export default implement(showGame, async (ctx, { nodeId, language }) => {
  const game = gameByNode(ctx, nodeId)
  const vendor = game && vendorById(ctx, game.vendorId)
  const isShown = game?.status !== 'closed' && vendor?.status !== 'closed'
  if (!game || !vendor || !isShown || isClosedTo(ctx, { game, vendor })) throw ctx.refusal('game.not.found')
  return gameEntryOf(game, vendor, readerLanguage(ctx, language))
})
