import { listTeam } from '@croupier/api/agents/staff-teams.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { AccountLink } from '../members/account-link.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { AgentDialog } from './agent-dialog.tsx'
import { ContractList } from './contract-list.tsx'
import { MoveDialog } from './move-dialog.tsx'

type Row = OutputOf<typeof listTeam>['list'][number]

/** The tree of agents level by level, the contracts of who is looked at, and moving a branch. */
export function AgentTree(): ReactNode {
  const { t } = useWords('console-agents')
  const may = useMay()
  const { values, set, clear, isAnySet } = useFilters('under')
  const { under } = values
  const pages = usePages(listTeam, under === undefined ? {} : { under }, 'after')
  const [moving, setMoving] = useState<string>()
  const [opened, setOpened] = useState<string>()
  const path = pages.first?.path ?? []
  const columns: Column<Row>[] = [
    {
      id: 'account',
      head: t('console-agents.account'),
      phone: 'title',
      cell: ({ account, isAgent }) => (
        <span className="flex flex-wrap items-center gap-2">
          <AccountLink account={account} />
          {isAgent && <Badge tone="brass">{t('console-agents.agent')}</Badge>}
        </span>
      ),
    },
    {
      id: 'directs',
      head: t('console-agents.directs'),
      figures: true,
      cell: ({ account, directs }) =>
        directs === 0 ? (
          '0'
        ) : (
          <button
            type="button"
            className={linkClasses.text}
            aria-label={t('console-agents.drill', { account })}
            onClick={() => set({ under: account })}
          >
            {directs}
          </button>
        ),
    },
    { id: 'registered', head: t('console-agents.registered'), cell: ({ registeredAt }) => <Time at={registeredAt} /> },
    {
      id: 'lastLogin',
      head: t('console-agents.lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('kit.none') : <Time at={lastLoginAt} />),
    },
    {
      id: 'actions',
      head: '',
      cell: ({ account }) => (
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="small" onClick={() => setOpened(account)}>
            {t('console-agents.open')}
          </Button>
          {may('agents.manage') && (
            <Button size="small" onClick={() => setMoving(account)}>
              {t('console-agents.move')}
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <Page title={t('console.nav.agents')} text={t('console-agents.text')}>
      <FilterBar onClear={isAnySet ? clear : undefined}>
        <SearchBox label={t('console-agents.under')} value={under ?? ''} onSearch={(next) => set({ under: next })} />
      </FilterBar>
      <nav aria-label={t('console-agents.path')} className="mb-3 flex flex-wrap gap-x-2 text-sm">
        {path.map((account, place) => (
          <span key={account} className="flex gap-2">
            {place > 0 && <span aria-hidden="true">/</span>}
            <button
              type="button"
              className={linkClasses.text}
              onClick={() => (place === 0 ? clear() : set({ under: account }))}
            >
              <bdi>{account}</bdi>
            </button>
          </span>
        ))}
      </nav>
      <RecordList
        pages={pages}
        caption={t('console.nav.agents')}
        columns={columns}
        rowKey={({ account }) => account}
        empty={
          <EmptyState scene={<NothingFoundScene />} title={t('console-agents.empty.title')}>
            {t('console-agents.empty.text')}
          </EmptyState>
        }
      />
      {may('contracts.read') && <ContractList account={under} />}
      <AgentDialog account={opened} onClose={() => setOpened(undefined)} />
      <MoveDialog account={moving} onClose={() => setMoving(undefined)} />
    </Page>
  )
}
