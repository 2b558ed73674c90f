import { listOrdersOfToday } from '@croupier/api/lottery/list-orders-of-today.ts'
import { implement } from '../../../platform/implement.ts'
import { describeOwn } from '../own-orders.ts'

const DAY = 86_400_000
const MOST = 200
const statuses = { waiting: 2, lost: 3, won: 4, cancelled: 8, void: 9 } as const

export default implement(listOrdersOfToday, async (ctx) => {
  const own = await describeOwn(ctx.db, ctx.session.memberId, { most: MOST })
  const since = ctx.clock.now() - DAY
  return {
    content: own
      .filter(({ placedAt }) => placedAt >= since)
      .map(({ orderId, gameCode, numero, winNo, stake, payout, state, chaseId }) => ({
        orderDetailId: orderId,
        orderMasterId: chaseId ?? orderId,
        gameCode,
        numero,
        winningNumber: winNo,
        planBettingAmount: stake,
        winningAmount: payout,
        orderStatus: statuses[state],
        chasing: chaseId !== null,
      })),
  }
})
