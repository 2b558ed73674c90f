import { listStaffLotteries } from '@croupier/api/lottery/staff/list-staff-lotteries.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'
import { familyName } from '../../looks/lottery/bet-names.ts'
import { code, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import type { StaffLottery } from './lottery.ts'
import { LotteryPanel } from './lottery-panel.tsx'
import { useScheduleText } from './schedule-text.ts'

function Schedule({ of }: { of: StaffLottery }): ReactNode {
  return useScheduleText()(of)
}

/** Every lottery: when it draws, whether it is sold, and whose result is overdue. */
export const LotteryList = declareList(listStaffLotteries, {
  text: 'console-lotteries.text',
  live: 10_000,
  columns: [
    opener('name', 'console-lotteries.column.name', (lottery) => lottery.name),
    code('code', 'console-lotteries.column.code', ({ gameCode }) => gameCode),
    {
      id: 'family',
      head: 'console-lotteries.column.family',
      cell: ({ family }, { t }) => familyName(t, family),
    },
    {
      id: 'schedule',
      head: 'console-lotteries.column.schedule',
      cell: (lottery) => <Schedule of={lottery} />,
    },
    status('state', 'console-lotteries.column.state', ({ isOpen, isOffered }) => {
      if (!isOffered) return ['plain', 'console-lotteries.state.absent']
      return isOpen ? ['jade', 'console-lotteries.state.open'] : ['plain', 'console-lotteries.state.closed']
    }),
    {
      id: 'overdue',
      head: 'console-lotteries.column.overdue',
      figures: true,
      cell: ({ overdue }) => (overdue > 0 ? <Badge tone="vermilion">{overdue}</Badge> : '0'),
    },
  ],
  rowKey: ({ gameCode }) => gameCode,
  panel: { name: 'game', Panel: ({ row, onClose }) => <LotteryPanel lottery={row} onClose={onClose} /> },
  empty: { scene: <NothingFoundScene />, title: 'console-lotteries.none' },
})
