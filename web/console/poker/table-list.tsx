import { listStaffPokerTables } from '@croupier/api/poker/staff/list-staff-poker-tables.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { count, moment, money, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'
import { currencyOf, moneyOf, tableStates, tableTones } from './staff-table.ts'
import { TableDialog } from './table-dialog.tsx'
import { TablePanel } from './table-panel.tsx'

/** Tables of the house: who sits there, what lies on them, what they earned. */
export const TableList = declareList(listStaffPokerTables, {
  text: 'console-poker.text',
  cursor: 'before',
  live: 5_000,
  filters: { state: choice('console-poker.column.state', tableStates, 'console-poker.state') },
  columns: [
    opener('name', 'console-poker.column.name', ({ table }) => table.name, {
      beside: ({ table, seats }, { t }) => (
        <>
          {table.isTrial && <Badge tone="jade">{t('console-poker.practice')}</Badge>}
          {seats.some(({ sharesAddress }) => sharesAddress) && (
            <Badge tone="vermilion">{t('console-poker.seat.sharesAddress')}</Badge>
          )}
        </>
      ),
    }),
    status('state', 'console-poker.column.state', ({ table }) => [
      tableTones[table.state],
      `console-poker.state.${table.state}`,
    ]),
    {
      id: 'blinds',
      head: 'console-poker.column.blinds',
      figures: true,
      cell: ({ table }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          <Amount value={table.smallBlind} currency={currencyOf(table)} /> /{' '}
          <Amount value={table.bigBlind} currency={currencyOf(table)} />
        </bdi>
      ),
    },
    {
      id: 'seats',
      head: 'console-poker.column.seats',
      figures: true,
      cell: ({ table, seats }) => <bdi dir="ltr">{`${seats.length} / ${table.seats}`}</bdi>,
    },
    money('chips', 'console-poker.column.chips', ({ chips, table }) => moneyOf(chips, table)),
    count('hands', 'console-poker.column.hands', ({ hands }) => hands),
    money('rake', 'console-poker.column.rake', ({ rake, table }) => moneyOf(rake, table), { isWhat: true }),
    moment('opened', 'console-poker.column.opened', ({ openedAt }) => openedAt, { phone: 'hidden' }),
  ],
  rowKey: ({ table }) => String(table.tableId),
  panel: { name: 'table', Panel: ({ row, onClose }) => <TablePanel table={row} onClose={onClose} /> },
  actions: [
    {
      permission: 'games.manage',
      label: 'console-poker.new',
      Dialog: ({ open, onClose }) => <TableDialog open={open} onClose={onClose} />,
    },
  ],
  empty: { scene: <NothingFoundScene />, title: 'console-poker.none', text: 'console-poker.none.text' },
})
