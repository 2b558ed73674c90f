import { pauseTable } from '@croupier/api/tables/staff/pause-table.ts'
import { timesOf } from '@croupier/games/tables/tables.ts'
import { implement } from '../../../platform/implement.ts'
import { offeredAs } from '../offered.ts'
import { holdPaused, releaseHeld, setPaused } from '../pauses-store.ts'

export default implement(pauseTable, async (ctx, { gameCode, isPaused }) => {
  if (!offeredAs(ctx, gameCode)) throw ctx.refusal('tables.game.closed')
  await setPaused(ctx.tx, gameCode, isPaused)
  await (isPaused ? holdPaused(ctx.tx) : releaseHeld(ctx.tx, [{ code: gameCode, ...timesOf(gameCode) }]))
  return { isPaused }
})
