import { listStaffTableRounds } from '@croupier/api/tables/staff/list-staff-table-rounds.ts'
import { tableCodes } from '@croupier/api/tables/table-answers.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { type ReactNode, useState } from 'react'
import { count, moment, opener, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'
import { RoundFacts } from './round-facts.tsx'
import { RoundSold } from './round-sold.tsx'
import { Amounts, dealtText, roundTones, type StaffRound } from './staff-table.tsx'

function RoundPanel({ row, onClose }: { row: StaffRound | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-tables')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(row)
  if (row && row !== shown) setShown(row)
  if (!shown) return null
  return (
    <SidePanel open={row !== undefined} onClose={onClose} title={t(`console-tables.table.${shown.round.gameCode}`)}>
      <div className="flex flex-col gap-6">
        <RoundFacts of={shown} />
        <RoundSold of={shown} />
      </div>
    </SidePanel>
  )
}

/** Rounds of tables: what was dealt, what was bet and what it paid. */
export const RoundList = declareList(listStaffTableRounds, {
  cursor: 'before',
  filters: {
    gameCode: choice('console-tables.column.table', tableCodes, 'console-tables.table'),
    withBets: choice('console-tables.filter.bets', ['true'], 'console-tables.bets'),
  },
  columns: [
    opener('number', 'console-tables.column.number', ({ round }) => round.number),
    word('table', 'console-tables.column.table', ({ round }) => `console-tables.table.${round.gameCode}`),
    moment('opensAt', 'console-tables.column.opensAt', ({ round }) => round.opensAt),
    status('state', 'console-tables.column.round', ({ round }) => [
      roundTones[round.state],
      `console-tables.round.${round.state}`,
    ]),
    {
      id: 'dealt',
      head: 'console-tables.column.dealt',
      cell: ({ round }, spoken) =>
        round.dealt === null ? spoken.t('kit.none') : <bdi className="figures">{dealtText(spoken, round.dealt)}</bdi>,
    },
    count('members', 'console-tables.column.members', ({ members }) => members),
    {
      id: 'staked',
      head: 'console-tables.column.staked',
      figures: true,
      cell: ({ sold }, { t }) =>
        sold.length === 0 ? (
          t('kit.none')
        ) : (
          <Amounts of={sold.map(({ currency, staked }) => ({ currency, amount: staked }))} />
        ),
    },
    {
      id: 'paid',
      head: 'console-tables.column.paid',
      figures: true,
      phone: 'hidden',
      cell: ({ sold }, { t }) =>
        sold.length === 0 ? (
          t('kit.none')
        ) : (
          <Amounts of={sold.map(({ currency, paid }) => ({ currency, amount: paid }))} />
        ),
    },
  ],
  rowKey: ({ round }) => String(round.roundId),
  panel: { name: 'round', Panel: RoundPanel },
  empty: { scene: <NothingFoundScene />, title: 'console-tables.rounds.none', text: 'console-tables.none.text' },
})
