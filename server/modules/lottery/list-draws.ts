import { listDraws } from '@croupier/api/lottery/list-draws.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { implement } from '../../platform/implement.ts'
import { describeDraw } from './describe.ts'
import { drawsBefore } from './draws-store.ts'
import { findGame } from './games-store.ts'

export default implement(listDraws, async (ctx, { gameCode, before, pageSize }) => {
  const game = await findGame(ctx.db, gameCode)
  if (!game) throw ctx.refusal('lottery.game.closed')
  const family = familyCalled(game.family)!
  const draws = await drawsBefore(ctx.db, gameCode, 'over', { before, most: pageSize })
  return {
    list: draws.map((draw) => describeDraw(family, draw)),
    next: draws.length === pageSize ? draws.at(-1)!.numero : null,
  }
})
