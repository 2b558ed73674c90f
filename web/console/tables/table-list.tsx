import { listStaffTables } from '@croupier/api/tables/staff/list-staff-tables.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { Amounts, roundTones, tableTones } from './staff-table.tsx'
import { TablePanel } from './table-panel.tsx'

/** Tables of the house with what lies on the round of each. */
export const TableList = declareList(listStaffTables, {
  live: 2_000,
  columns: [
    opener('name', 'console-tables.column.table', ({ name }) => name),
    status('state', 'console-tables.column.state', ({ state }) => [tableTones[state], `console-tables.state.${state}`]),
    {
      id: 'number',
      head: 'console-tables.column.number',
      cell: ({ round }, { t }) =>
        round ? (
          <code dir="ltr" className="font-mono text-xs">
            {round.round.number}
          </code>
        ) : (
          t('kit.none')
        ),
    },
    status('round', 'console-tables.column.round', ({ round }) =>
      round
        ? [roundTones[round.round.state], `console-tables.round.${round.round.state}`]
        : ['plain', 'console-tables.round.none'],
    ),
    {
      id: 'members',
      head: 'console-tables.column.members',
      figures: true,
      cell: ({ round }) => String(round?.members ?? 0),
    },
    {
      id: 'staked',
      head: 'console-tables.column.staked',
      figures: true,
      cell: ({ round }, { t }) =>
        round && round.sold.length > 0 ? (
          <Amounts of={round.sold.map(({ currency, staked }) => ({ currency, amount: staked }))} />
        ) : (
          t('kit.none')
        ),
    },
    {
      id: 'most',
      head: 'console-tables.column.most',
      figures: true,
      phone: 'hidden',
      cell: ({ round }, { t }) =>
        round && round.sold.length > 0 ? (
          <Amounts of={round.sold.map(({ currency, most }) => ({ currency, amount: most }))} />
        ) : (
          t('kit.none')
        ),
    },
  ],
  rowKey: ({ gameCode }) => gameCode,
  panel: { name: 'table', Panel: ({ row, onClose }) => <TablePanel table={row} onClose={onClose} /> },
  empty: { scene: <NothingFoundScene />, title: 'console-tables.none', text: 'console-tables.none.text' },
})
