import { showNearNumeros } from '@croupier/api/lottery/show-near-numeros.ts'
import { writeDrawn } from '@croupier/games/lottery/families.ts'
import { implement } from '../../../platform/implement.ts'
import { databaseNow, type Draw } from '../draws-store.ts'
import type { Offered } from '../offered.ts'
import { lotteryByNode, standings } from './lotteries-by-id.ts'

const SECOND = 1000

function near({ entry, family }: Offered, draw: Draw | undefined, now: number) {
  if (!draw) return null
  return {
    gameId: entry.nodeId,
    numero: draw.numero,
    remainTime: Math.max(0, draw.closesAt - now),
    lockTime: (draw.drawsAt - draw.closesAt) / SECOND,
    isSale: draw.closesAt > now && draw.opensAt <= now,
    winNo: draw.drawn && writeDrawn(family, draw.drawn),
  }
}

export default implement(showNearNumeros, async (ctx, { gameId }) => {
  const asked = gameId === undefined ? undefined : await lotteryByNode(ctx, ctx.db, gameId)
  if (gameId !== undefined && !asked) return []
  const now = await databaseNow(ctx.db)
  return (await standings(ctx, ctx.db, asked)).map(({ offered, coming, last }) => ({
    gameId: offered.entry.nodeId,
    gameCode: offered.game.code,
    previousNumero: near(offered, last, now),
    currentNumero: near(offered, coming[0], now),
    nextNumero: near(offered, coming[1], now),
  }))
})
