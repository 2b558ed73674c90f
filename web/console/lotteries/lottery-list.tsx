import { listStaffLotteries } from '@croupier/api/lottery/staff/list-staff-lotteries.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page } from '../app/page.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { LotteryPanel } from './lottery-panel.tsx'
import { useScheduleText } from './schedule-text.ts'

export type StaffLottery = OutputOf<typeof listStaffLotteries>['list'][number]

const AGAIN = 10_000

/** Every lottery: when it draws, whether it is sold, and whose result is overdue. */
export function LotteryList(): ReactNode {
  const { t } = useWords('console-lotteries')
  const scheduleText = useScheduleText()
  const { data, error, refetch, isFetching } = useOperation(listStaffLotteries, {}, { everyMilliseconds: AGAIN })
  const { values, set } = useFilters('game')
  const rows = data?.list
  const opened = rows?.find(({ gameCode }) => gameCode === values.game)
  const bodyRef = useRowKeys((place) => set({ game: rows?.[place]?.gameCode ?? '' }))
  const columns: Column<StaffLottery>[] = [
    {
      id: 'name',
      head: t('console-lotteries.column.name'),
      phone: 'title',
      cell: ({ gameCode, name }) => (
        <Link to={`?game=${gameCode}`} preventScrollReset className={`${linkClasses.text} font-medium`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'code',
      head: t('console-lotteries.column.code'),
      cell: ({ gameCode }) => (
        <code dir="ltr" className="font-mono text-xs text-ink-soft">
          {gameCode}
        </code>
      ),
    },
    { id: 'family', head: t('console-lotteries.column.family'), cell: ({ family }) => <bdi>{family}</bdi> },
    { id: 'schedule', head: t('console-lotteries.column.schedule'), cell: (lottery) => scheduleText(lottery) },
    {
      id: 'state',
      head: t('console-lotteries.column.state'),
      cell: ({ isOpen, isOffered }) => (
        <Status tone={isOpen && isOffered ? 'jade' : 'plain'}>
          {t(
            !isOffered
              ? 'console-lotteries.state.absent'
              : isOpen
                ? 'console-lotteries.state.open'
                : 'console-lotteries.state.closed',
          )}
        </Status>
      ),
    },
    {
      id: 'overdue',
      head: t('console-lotteries.column.overdue'),
      figures: true,
      cell: ({ overdue }) => (overdue > 0 ? <Badge tone="vermilion">{overdue}</Badge> : '0'),
    },
  ]
  return (
    <Page title={t('console.nav.lotteries')} text={t('console-lotteries.text')}>
      {error && !rows ? (
        <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Table
          dense
          caption={t('console.nav.lotteries')}
          columns={columns}
          rows={rows}
          rowKey={({ gameCode }) => gameCode}
          bodyRef={bodyRef}
          onOpen={({ gameCode }) => set({ game: gameCode })}
          empty={<EmptyState scene={<NothingFoundScene />} title={t('console-lotteries.none')} />}
        />
      )}
      <LotteryPanel lottery={opened} onClose={() => set({ game: '' })} />
    </Page>
  )
}
