import type * as z from 'zod/mini'
import type { orderAnswer } from '@croupier/api/lottery/lottery-answers.ts'
import type { Queryable } from '../../platform/database.ts'
import { describeOrder } from './describe.ts'
import { databaseNow } from './draws-store.ts'
import { allGames } from './games-store.ts'
import { linesOf, type OrdersAsked, ordersOf } from './orders-store.ts'

/** A member's own orders as they are shown, the latest first. */
export async function describeOwn(
  db: Queryable,
  memberId: bigint,
  asked: OrdersAsked,
): Promise<z.output<typeof orderAnswer>[]> {
  const orders = await ordersOf(db, memberId, asked)
  if (orders.length === 0) return []
  const [lines, games, now] = [
    Map.groupBy(
      await linesOf(
        db,
        orders.map(({ id }) => id),
      ),
      ({ orderId }) => orderId,
    ),
    new Map((await allGames(db)).map((game) => [game.code, game])),
    await databaseNow(db),
  ]
  return orders.map((order) => describeOrder(order, games.get(order.gameCode)!.family, lines.get(order.id) ?? [], now))
}
