import { MOST_DRAWS } from '@croupier/api/lottery/limits.ts'
import { listChaseNumeros } from '@croupier/api/lottery/list-chase-numeros.ts'
import { implement } from '../../../platform/implement.ts'
import { upcoming } from '../draws-store.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

export default implement(listChaseNumeros, async (ctx, { gameId }) => {
  const offered = await lotteryByNode(ctx, ctx.db, gameId)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const chaseNumeros = (await upcoming(ctx.db, [offered.game.code], MOST_DRAWS)).map(({ numero }) => numero)
  return { maxChaseCount: chaseNumeros.length, chaseNumeros }
})
