import { addGame } from '@croupier/api/games/add-game.ts'
import { implement } from '../../../platform/implement.ts'
import { insertGame } from './games-store.ts'

export default implement(addGame, async (ctx, { vendor, ...input }) => {
  const game = {
    ...input,
    art: input.art ?? null,
    iconUrl: input.iconUrl ?? null,
    largeIconUrl: input.largeIconUrl ?? null,
    minBet: input.minBet ?? null,
    rtp: input.rtp ?? null,
    lines: input.lines ?? null,
    volatility: input.volatility ?? null,
  }
  const added = await insertGame(ctx.tx, vendor, game, ctx.clock.now())
  if (added === 'no such vendor') throw ctx.refusal('vendor.not.found')
  if (added === 'exists') throw ctx.refusal('game.exists')
  return { nodeId: added }
})
