import { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import { goodStates } from '@croupier/api/points/staff-point-answers.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { count, moment, money, opener, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'
import { GoodDialog } from './good-dialog.tsx'
import { GoodPanel } from './good-panel.tsx'
import { goodTones, textFor } from './point-words.ts'

/** Every good there ever was, the newest first. */
export const GoodList = declareList(listPointGoods, {
  cursor: 'before',
  filters: { state: choice('console-points.column.state', goodStates, 'console-points.state') },
  columns: [
    opener('name', 'console-points.column.name', ({ titles }, { language }) => textFor(titles, language)),
    word('type', 'console-points.column.type', ({ type }) => `console-points.type.${type}`),
    status('state', 'console-points.column.state', ({ state }) => [goodTones[state], `console-points.state.${state}`]),
    money('price', 'console-points.column.price', ({ price }) => [price]),
    money('amount', 'console-points.column.amount', ({ amount, currency }) =>
      amount === null || currency === null ? null : [amount, currency],
    ),
    count('left', 'console-points.column.left', ({ stock, taken }, { t }) =>
      stock === null ? t('console-points.unlimited') : stock - taken,
    ),
    count('taken', 'console-points.column.taken', ({ taken }) => taken),
    moment('until', 'console-points.column.until', ({ endsAt }) => endsAt),
  ],
  rowKey: ({ goodId }) => goodId,
  panel: { name: 'good', Panel: ({ row, onClose }) => <GoodPanel good={row} onClose={onClose} /> },
  actions: [
    {
      permission: 'promotions.manage',
      label: 'console-points.good.add',
      Dialog: ({ open, onClose }) => <GoodDialog open={open} onClose={onClose} good={undefined} />,
    },
  ],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-points.goods.empty.title',
    text: 'console-points.goods.empty.text',
  },
})
