import { changeGame } from '@croupier/api/games/change-game.ts'
import { implement } from '../../../platform/implement.ts'
import { describeGame } from './describe-game.ts'
import type { Game } from './game.ts'
import { findGame, lockGame, saveGame } from './games-store.ts'

/** The game with what was given in place of what it had. */
function changed(game: Game, given: { [Fact in keyof Game]?: Game[Fact] | undefined }): Game {
  const facts = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...game, ...Object.fromEntries(facts) }
}

export default implement(changeGame, async (ctx, { nodeId, ...given }) => {
  const { game, version } = await lockGame(ctx.tx, nodeId)
  if (!game) throw ctx.refusal('game.not.found')
  await saveGame(ctx.tx, changed(game, given), version)
  const saved = await findGame(ctx.tx, nodeId)
  return describeGame(saved!)
})
