import { placeOrder } from '@croupier/api/lottery/place-order.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import { Money } from '@croupier/basis/money.ts'
import { writeKept } from '../../platform/idempotency.ts'
import { implement } from '../../platform/implement.ts'
import { describeNew } from './describe.ts'
import { noteRecentGame } from './note-recent-game.ts'
import { describeOwn } from './own-orders.ts'
import { ownFieldNames } from './read-lines.ts'
import { sellOrder, sellOrders } from './sell-orders.ts'

export default implement(placeOrder, async (ctx, input) => {
  const { session } = ctx
  const asked = { ...input, names: ownFieldNames }
  const amount = (stake: bigint) => new Money(session.currency, stake).toString()
  if (input.draws.length === 1) {
    let answer: AnswerOf<typeof placeOrder> | undefined
    const { sold } = await sellOrder(ctx, session, asked, ({ family }, { order, lines, draw }, placedAt) => {
      const orders = [describeNew(family, draw, order, lines, placedAt)]
      answer = { orders, chaseId: null, stake: amount(order.stake) }
      return ctx.keep(answer)
    })
    noteRecentGame(ctx, session.memberId, sold.order.nodeId)
    return answer!
  }
  // Several draws are bought all or nothing: in a transaction of their own.
  return ctx.transaction(async (scope) => {
    const { ids, chaseId, stake } = await sellOrders(scope, session, asked)
    const orders = await describeOwn(scope.tx, session.memberId, { ids, most: ids.length })
    const answer = { orders, chaseId, stake: amount(stake) }
    const kept = ctx.keep(answer)
    if (kept) await writeKept(scope.tx, kept)
    return answer
  })
})
