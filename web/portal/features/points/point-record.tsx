import type { OutputOf } from '@croupier/api/operation.ts'
import { listPointRecord } from '@croupier/api/points/list-point-record.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { PagedCard } from '../../parts/paged-card.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'
import { pointsInText } from './point-figures.ts'

type Line = OutputOf<typeof listPointRecord>['list'][number]

function Row({ line }: { line: Line }): ReactNode {
  const { t } = useWords('points')
  const { type, name, time, reference, changedPoints, pointsBalance } = line
  return (
    <li className="flex items-start justify-between gap-4 border-b border-hairline py-3 last:border-0">
      <div className="flex min-w-0 flex-col gap-0.5">
        <span className="text-sm text-ink-soft">{t(`points.record.type.${type}`)}</span>
        {name !== null && <bdi className="font-medium wrap-anywhere">{name}</bdi>}
        <span className="flex flex-wrap gap-x-3 text-xs text-ink-faint">
          <Time at={time} />
          {(type === 'redeemed' || type === 'returned') && (
            <bdi dir="ltr" className="figures">
              {reference}
            </bdi>
          )}
          <ComplainLink reference={reference} />
        </span>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-0.5">
        <Amount value={changedPoints} sign="always" tone="in" display className="text-lg" />
        <span className="text-xs text-ink-faint">
          {t('points.record.balance', { points: pointsInText(pointsBalance) })}
        </span>
      </div>
    </li>
  )
}

/** How points came and went, newest first, with what was there after each. */
export function PointRecord(): ReactNode {
  const { t } = useWords('points', 'refusals')
  const pages = useRecordPages('')
  const answer = useOperation(listPointRecord, pages.before ? { before: pages.before } : {}, { staleMilliseconds: 0 })
  return (
    <PagedCard
      title={t('points.tab.record')}
      save={<SaveList of={listPointRecord} input={{}} />}
      answer={answer}
      pages={pages}
      row={(line) => <Row key={line.seq} line={line} />}
      empty={
        <EmptyState scene={<EmptyWalletScene />} title={t('points.record.empty.title')}>
          {t('points.record.empty.text')}
        </EmptyState>
      }
    />
  )
}
