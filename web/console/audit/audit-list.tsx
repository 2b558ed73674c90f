import type { OutputOf } from '@croupier/api/operation.ts'
import { listAudit } from '@croupier/api/staff/list-audit.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { useFilterPeriod } from '../lists/use-filter-period.ts'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { AuditCheck } from './audit-check.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditLine } from './audit-line.tsx'
import { useActionText, useActorText } from './audit-words.ts'

type Line = OutputOf<typeof listAudit>['list'][number]

/** Who did what, when, from where; and the proof that nobody rewrote it. */
export function AuditList(): ReactNode {
  const { t } = useWords('console-audit')
  const may = useMay()
  const actionText = useActionText()
  const actorText = useActorText()
  const filters = useFilters('actor', 'action', 'from', 'to')
  const { actor, action, from, to } = filters.values
  const period = useFilterPeriod(from, to)
  const pages = usePages(
    listAudit,
    {
      ...(actor === undefined ? {} : { actor }),
      ...(action === undefined ? {} : { action }),
      ...period,
    },
    'before',
  )
  const [opened, setOpened] = useState<Line>()
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]))

  const columns: Column<Line>[] = [
    {
      id: 'seq',
      head: t('console-audit.column.seq'),
      phone: 'hidden',
      cell: (line) => <span className="figures text-ink-faint">{line.seq}</span>,
    },
    {
      id: 'action',
      head: t('console-audit.column.action'),
      phone: 'title',
      cell: (line) => (
        <button type="button" onClick={() => setOpened(line)} className="text-start text-ink hover:underline">
          {actionText(line.action)}
        </button>
      ),
    },
    {
      id: 'at',
      head: t('console-audit.column.at'),
      cell: (line) => <Time at={line.at} className="text-ink-soft" />,
    },
    { id: 'actor', head: t('console-audit.column.actor'), cell: (line) => <bdi>{actorText(line.actor)}</bdi> },
    {
      id: 'outcome',
      head: t('console-audit.column.outcome'),
      cell: (line) => (
        <Status tone={line.outcome === 'done' ? 'jade' : 'vermilion'}>
          {t(`console-audit.outcome.${line.outcome}`)}
        </Status>
      ),
    },
    {
      id: 'ip',
      head: t('console-audit.column.ip'),
      cell: (line) => <bdi className="figures text-ink-soft">{line.ip ?? t('kit.none')}</bdi>,
    },
  ]

  return (
    <Page
      title={t('console-audit.title')}
      text={t('console-audit.text')}
      actions={may('audit.check') && <AuditCheck />}
    >
      <AuditFilters filters={filters} />
      <RecordList
        pages={pages}
        caption={t('console-audit.title')}
        columns={columns}
        rowKey={(line) => line.seq}
        bodyRef={bodyRef}
        onOpen={setOpened}
        moreLabel={t('console-audit.older')}
        empty={
          <EmptyState scene={<NothingFoundScene />} title={t('console-audit.empty.title')}>
            {t('console-audit.empty.text')}
          </EmptyState>
        }
      />
      <AuditLine line={opened} onClose={() => setOpened(undefined)} />
    </Page>
  )
}
