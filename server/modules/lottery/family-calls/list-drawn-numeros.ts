import { listDrawnNumeros } from '@croupier/api/lottery/list-drawn-numeros.ts'
import { writeDrawn } from '@croupier/games/lottery/families.ts'
import { implement } from '../../../platform/implement.ts'
import { type Draw, latestDrawn } from '../draws-store.ts'
import { findOffered, type Offered } from '../offered.ts'
import { lotteryByNode, standings } from './lotteries-by-id.ts'

function drawnOf({ entry, family }: Offered, draw: Draw) {
  return {
    gameId: entry.nodeId,
    gameCode: draw.gameCode,
    numero: draw.numero,
    winNo: writeDrawn(family, draw.drawn ?? []),
    openTime: draw.drawsAt,
  }
}

export default implement(listDrawnNumeros, async (ctx, { gameId, code, page, size }) => {
  if (gameId === undefined && code === undefined) {
    const all = await standings(ctx, ctx.db)
    const content = all.flatMap(({ offered, last }) => (last ? [drawnOf(offered, last)] : []))
    return { content: content.slice((page - 1) * size, page * size), page, size }
  }
  const offered = code === undefined ? await lotteryByNode(ctx, ctx.db, gameId!) : await findOffered(ctx, ctx.db, code)
  if (!offered) return { content: [], page, size }
  const draws = await latestDrawn(ctx.db, [offered.game.code], page * size)
  return { content: draws.slice((page - 1) * size).map((draw) => drawnOf(offered, draw)), page, size }
})
