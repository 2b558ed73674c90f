import type { WriteScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { playPort } from '../play/index.ts'
import { takeBackOrder } from './cancel-order.ts'
import { findOnSale, lockDraw } from './draws-store.ts'
import { findOrder, lockOrder } from './orders-store.ts'

/** Takes a member's own order back while its draw is on sale. @throws Refusal lottery.order.not.found, lottery.order.fixed */
export async function takeBackOwn(scope: WriteScope, memberId: bigint, orderId: string): Promise<void> {
  const { tx } = scope
  const found = await findOrder(tx, orderId)
  if (found?.memberId !== memberId) throw new Refusal('lottery.order.not.found')
  await lockDraw(tx, found.drawId, true)
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'waiting' || !(await findOnSale(tx, order.drawId))) throw new Refusal('lottery.order.fixed')
  await takeBackOrder(scope.use(playPort), tx, order, 'cancelled')
}
