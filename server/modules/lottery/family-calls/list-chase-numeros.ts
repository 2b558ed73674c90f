import { listChaseNumeros } from '@croupier/api/lottery/list-chase-numeros.ts'
import { implement } from '../../../platform/implement.ts'
import { upcoming } from '../draws-store.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

/** Draws one order may be on. */
const CHASED = 100

export default implement(listChaseNumeros, async (ctx, { gameId }) => {
  const offered = await lotteryByNode(ctx, ctx.db, gameId)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const chaseNumeros = (await upcoming(ctx.db, [offered.game.code], CHASED)).map(({ numero }) => numero)
  return { maxChaseCount: chaseNumeros.length, chaseNumeros }
})
