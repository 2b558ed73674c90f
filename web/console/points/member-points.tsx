import type { OutputOf } from '@croupier/api/operation.ts'
import { showMemberPoints } from '@croupier/api/points/show-member-points.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { RecordList } from '../lists/record-list.tsx'
import { usePages } from '../lists/use-pages.ts'

type Line = OutputOf<typeof showMemberPoints>['list'][number]

/** What a member's points are made of, line by line. */
export function MemberPoints({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-points')
  const pages = usePages(showMemberPoints, { account }, 'before')
  const owed = pages.first?.owed
  const columns: Column<Line>[] = [
    {
      id: 'why',
      head: t('console-points.column.why'),
      phone: 'title',
      cell: ({ type, name }) => (
        <span className="flex flex-col">
          <span>{t(`console-points.member.type.${type}`)}</span>
          {name !== null && <bdi className="text-sm text-ink-soft wrap-anywhere">{name}</bdi>}
        </span>
      ),
    },
    {
      id: 'change',
      head: t('console-points.column.change'),
      figures: true,
      cell: ({ changedPoints }) => <Amount value={changedPoints} sign="always" tone="result" />,
    },
    {
      id: 'balance',
      head: t('console-points.column.balance'),
      figures: true,
      cell: ({ pointsBalance }) => <Amount value={pointsBalance} />,
    },
    {
      id: 'reference',
      head: t('console-points.column.reference'),
      cell: ({ reference }) => (
        <bdi dir="ltr" className="figures text-ink-soft">
          {reference}
        </bdi>
      ),
    },
    {
      id: 'time',
      head: t('console-points.column.time'),
      cell: ({ time }) => <Time at={time} className="text-ink-soft" />,
    },
  ]
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{t('console-points.member.title')}</h2>
      {owed !== undefined && owed !== '0.00' && <Notice>{t('console-points.member.owed', { points: owed })}</Notice>}
      <RecordList
        pages={pages}
        caption={t('console-points.member.title')}
        columns={columns}
        rowKey={({ seq }) => seq}
        empty={
          <EmptyState scene={<EmptyWalletScene />} title={t('console-points.member.empty.title')}>
            {t('console-points.member.empty.text')}
          </EmptyState>
        }
      />
    </section>
  )
}
