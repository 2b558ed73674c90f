import { contractKinds } from '@croupier/api/contracts/contract-terms.ts'
import { listSettlements } from '@croupier/api/contracts/staff-contracts.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { SettleForm } from './settle-form.tsx'
import { SettlementPanel } from './settlement-panel.tsx'

type Run = OutputOf<typeof listSettlements>['list'][number]

/** What was settled, newest first, and a form that shows what a period would come to. */
export function SettlementList(): ReactNode {
  const { t } = useWords('console-agents')
  const may = useMay()
  const { values, set, clear, isAnySet } = useFilters('kind')
  const pages = usePages(listSettlements, values, 'after')
  const [opened, setOpened] = useState<string>()
  const columns: Column<Run>[] = [
    {
      id: 'period',
      head: t('console-agents.period'),
      phone: 'title',
      cell: ({ runId, period }) => (
        <button type="button" className="hover:underline" onClick={() => setOpened(runId ?? undefined)}>
          <Time at={Date.parse(period)} />
        </button>
      ),
    },
    {
      id: 'kind',
      head: t('console-agents.kind'),
      cell: ({ kind, length }) => `${t(`console-agents.kind.${kind}`)} · ${t(`console-agents.period.${length}`)}`,
    },
    {
      id: 'state',
      head: t('console-agents.state'),
      cell: ({ state }) => (
        <Status tone={state === 'paid' ? 'jade' : 'brass'}>{t(`console-agents.run.${state}`)}</Status>
      ),
    },
    {
      id: 'total',
      head: t('console-agents.total'),
      figures: true,
      cell: ({ companyTotal, currency }) => <Amount value={companyTotal} currency={currency} />,
    },
    {
      id: 'made',
      head: t('console-agents.made'),
      cell: ({ madeAt }) => (madeAt === null ? t('kit.none') : <Time at={madeAt} className="text-ink-soft" />),
    },
  ]
  return (
    <Page title={t('console.nav.settlements')} text={t('console-agents.settlements.text')}>
      {may('contracts.settle') && <SettleForm />}
      <FilterBar onClear={isAnySet ? clear : undefined}>
        <Select
          label={t('console-agents.kind')}
          value={values.kind ?? ''}
          placeholder={t('kit.all')}
          onChange={({ target }) => set({ kind: target.value })}
          options={contractKinds.map((kind) => ({ value: kind, label: t(`console-agents.kind.${kind}`) }))}
          className="min-w-48 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console.nav.settlements')}
        columns={columns}
        rowKey={({ runId }) => runId ?? ''}
        onOpen={({ runId }) => setOpened(runId ?? undefined)}
        empty={
          <EmptyState scene={<NothingFoundScene />} title={t('console-agents.settlements.none')}>
            {t('console-agents.settlements.none.text')}
          </EmptyState>
        }
      />
      <SettlementPanel runId={opened} onClose={() => setOpened(undefined)} />
    </Page>
  )
}
