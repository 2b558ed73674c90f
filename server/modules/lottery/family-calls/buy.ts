import type { MemberSession } from '../../../platform/actor.ts'
import type { BatchedScope } from '../../../platform/context.ts'
import { writeKept } from '../../../platform/idempotency.ts'
import { noteRecentGame } from '../note-recent-game.ts'
import { type AskedOrder, sellOrder, sellOrders } from '../sell-orders.ts'

/** The first order of what was sold: public clients are told of no other. */
interface Bought {
  id: string
  numero: string
  stake: bigint
}

/**
 * Sells what a public client asks for, all or nothing. One basket for one draw is sold together with what everybody else buys
 * at that moment; several are a transaction of their own. What `answerOf` refuses is not sold.
 */
export async function buy<Answer>(
  ctx: BatchedScope<Answer>,
  session: MemberSession,
  asked: readonly AskedOrder[],
  answerOf: (bought: readonly Bought[]) => Answer,
): Promise<Answer> {
  const [only] = asked
  if (only && asked.length === 1 && only.draws.length === 1) {
    let answer: { value: Answer } | undefined
    const { sold } = await sellOrder(ctx, session, only, (_, { order, draw }) => {
      answer = { value: answerOf([{ id: order.id, numero: draw.numero, stake: order.stake }]) }
      return ctx.keep(answer.value)
    })
    noteRecentGame(ctx, session.memberId, sold.order.nodeId)
    return answer!.value
  }
  return ctx.transaction(async (scope) => {
    const bought: Bought[] = []
    const purchase = { numbers: 0 }
    for (const each of asked) {
      const { ids, stake } = await sellOrders(scope, session, each, purchase)
      bought.push({ id: ids[0]!, numero: each.draws[0]!.numero, stake })
    }
    const answer = answerOf(bought)
    const kept = ctx.keep(answer)
    if (kept) await writeKept(scope.tx, kept)
    return answer
  })
}
