import { declareTabs } from '../lists/declare-tabs.tsx'
import { GoodList } from './good-list.tsx'
import { OrderList } from './order-list.tsx'
import { RateList } from './rate-list.tsx'

/** The points mall from behind the counter: what waits, what is on the shelves, what earns. */
export const PointsPage = declareTabs({
  text: 'console-points.text',
  label: 'console-points.tab',
  tabs: [
    { id: 'orders', label: 'console-points.tab.orders', list: OrderList.list },
    { id: 'goods', label: 'console-points.tab.goods', list: GoodList.list },
    { id: 'rates', label: 'console-points.tab.rates', list: RateList.list },
  ],
})
