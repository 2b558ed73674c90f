import { listStaffPokerHands } from '@croupier/api/poker/staff/list-staff-poker-hands.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { count, moment, money, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { linked } from '../lists/filters.ts'
import { HandPanel } from './hand-panel.tsx'
import { handTones, moneyOf } from './staff-table.ts'

/** Hands of the house's tables: who was dealt in, the pot and the rake. */
export const HandList = declareList(listStaffPokerHands, {
  text: 'console-poker.hands.text',
  cursor: 'before',
  live: 5_000,
  filters: { tableId: linked() },
  columns: [
    opener('hand', 'console-poker.column.number', ({ tableName, number }) => `${tableName} ${number}`),
    status('state', 'console-poker.column.state', ({ state }) => [
      handTones[state],
      `console-poker.handState.${state}`,
    ]),
    count('players', 'console-poker.column.players', ({ players }) => players.length),
    money('pot', 'console-poker.column.pot', (hand) => (hand.state === 'playing' ? null : moneyOf(hand.pot, hand))),
    money(
      'rake',
      'console-poker.column.handRake',
      (hand) => (hand.state === 'playing' ? null : moneyOf(hand.rake, hand)),
      { isWhat: true },
    ),
    moment('started', 'console-poker.column.started', ({ startedAt }) => startedAt),
  ],
  rowKey: ({ handId }) => handId,
  panel: { name: 'hand', Panel: ({ row, onClose }) => <HandPanel hand={row} onClose={onClose} /> },
  empty: { scene: <NothingFoundScene />, title: 'console-poker.hands.none', text: 'console-poker.hands.none.text' },
})
