import { listPointOrders } from '@croupier/api/points/list-point-orders.ts'
import { orderStates } from '@croupier/api/points/staff-point-answers.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { type ReactNode, useState } from 'react'
import { count, moment, money, name, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { search, segments } from '../lists/filters.ts'
import type { PanelProps } from '../lists/list-declaration.ts'
import { OrderPanel } from './order-panel.tsx'
import { type Order, orderTones } from './point-words.ts'

/** What was done to an order takes it out of the list; its panel goes on with what it is then. */
function Panel({ id, seen, onClose }: PanelProps<Order>): ReactNode {
  const [changed, setChanged] = useState<Order>()
  return <OrderPanel order={changed?.reference === id ? changed : seen} onChange={setChanged} onClose={onClose} />
}

/** What members asked for: who waits longest first. */
export const OrderList = declareList(listPointOrders, {
  cursor: 'after',
  live: 20_000,
  filters: {
    of: search('console-points.order.search'),
    state: segments('console-points.order.filter', orderStates, 'console-points.order', { unless: 'of' }),
  },
  columns: [
    opener('reference', 'console-points.column.reference', ({ reference }) => reference, { isCode: true }),
    name('account', 'console-points.column.account', ({ account }) => account),
    name('good', 'console-points.column.good', (order) => order.name),
    count('quantity', 'console-points.column.quantity', ({ quantity }) => quantity),
    money('points', 'console-points.column.price', ({ points }) => [points]),
    status('state', 'console-points.column.state', ({ state }) => [orderTones[state], `console-points.order.${state}`]),
    moment('at', 'console-points.column.at', ({ redeemedAt }) => redeemedAt),
  ],
  rowKey: ({ reference }) => reference,
  panel: { name: 'order', Panel },
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-points.orders.empty.title',
    text: 'console-points.orders.empty.text',
  },
})
