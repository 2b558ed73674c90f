import { listStaffJackpots } from '@croupier/api/jackpots/staff/list-staff-jackpots.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { code, count, money, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { JackpotDialog } from './jackpot-dialog.tsx'
import { JackpotPanel } from './jackpot-panel.tsx'
import { shareText, titleIn } from './staff-jackpot.ts'

/** Jackpots: what each holds, costs and paid. */
export const JackpotList = declareList(listStaffJackpots, {
  text: 'console-jackpots.text',
  live: 10_000,
  columns: [
    opener('title', 'console-jackpots.column.title', ({ titles }, { language }) => titleIn(titles, language)),
    code('code', 'console-jackpots.column.code', (jackpot) => jackpot.code),
    status('state', 'console-jackpots.column.state', ({ isRunning }) =>
      isRunning ? ['jade', 'console-jackpots.state.running'] : ['plain', 'console-jackpots.state.resting'],
    ),
    money('amount', 'console-jackpots.column.amount', ({ amount, currency }) => [amount, currency], { isWhat: true }),
    {
      id: 'share',
      head: 'console-jackpots.column.share',
      figures: true,
      cell: ({ share }) => <bdi className="figures">{shareText(share)}</bdi>,
    },
    {
      id: 'cost',
      head: 'console-jackpots.column.cost',
      figures: true,
      phone: 'hidden',
      cell: ({ cost }) => <bdi className="figures">{`${cost}%`}</bdi>,
    },
    count('wins', 'console-jackpots.column.wins', ({ wins }) => wins),
    money('won', 'console-jackpots.column.won', ({ won, currency }) => [won, currency]),
  ],
  rowKey: (jackpot) => jackpot.code,
  panel: { name: 'jackpot', Panel: ({ row, onClose }) => <JackpotPanel jackpot={row} onClose={onClose} /> },
  actions: [
    {
      permission: 'promotions.publish',
      label: 'console-jackpots.new',
      Dialog: ({ open, onClose }) => <JackpotDialog open={open} onClose={onClose} />,
    },
  ],
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-jackpots.none',
    text: 'console-jackpots.none.text',
  },
})
