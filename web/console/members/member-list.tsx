import { memberStates, memberTypes, TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import { listMembers } from '@croupier/api/identity/members/list-members.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { PlusIcon } from '@croupier/kit/icons/actions.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { MemberCreate } from './member-create.tsx'
import { AccountLink } from './account-link.tsx'
import { memberPath } from './member-path.ts'
import { stateTones, typeWords } from './member-words.ts'

type Row = OutputOf<typeof listMembers>['list'][number]

/** Members and agents by account, type and status; every row opens its member. */
export function MemberList(): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const { values, set, clear, isAnySet } = useFilters('search', 'type', 'state')
  const pages = usePages(listMembers, values, 'after')
  const bodyRef = useRowKeys((place) => {
    const row = pages.rows?.[place]
    if (row) void navigate(memberPath(row.account))
  })

  const columns: Column<Row>[] = [
    {
      id: 'account',
      head: t('console-members.column.account'),
      phone: 'title',
      cell: (row) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link to={memberPath(row.account)} className={`${linkClasses.text} font-medium`}>
            <bdi dir="ltr">{row.account}</bdi>
          </Link>
          {row.nickname !== row.account && (
            <bdi className="max-w-48 truncate text-sm text-ink-faint">{row.nickname}</bdi>
          )}
        </span>
      ),
    },
    {
      id: 'type',
      head: t('console-members.column.type'),
      cell: (row) => {
        const word = typeWords[row.type]
        const name = word ? t(word) : row.type
        // Most are plain members: only who is something else wears a badge.
        return row.type === 0 ? name : <Badge tone={row.type === TRIAL_TYPE ? 'brass' : 'plain'}>{name}</Badge>
      },
    },
    {
      id: 'state',
      head: t('console-members.column.status'),
      cell: (row) => <Status tone={stateTones[row.state]}>{t(`console-members.status.${row.state}`)}</Status>,
    },
    {
      id: 'agent',
      head: t('console-members.column.agent'),
      cell: (row) =>
        row.upline === null ? (
          <span className="text-ink-faint">{t('kit.none')}</span>
        ) : (
          <AccountLink account={row.upline} />
        ),
    },
    { id: 'currency', head: t('console-members.column.currency'), phone: 'hidden', cell: (row) => row.currency },
    {
      id: 'registered',
      head: t('console-members.column.registered'),
      cell: (row) => <Time at={row.createdAt} className="text-ink-soft" />,
    },
    {
      id: 'lastLogin',
      head: t('console-members.column.lastLogin'),
      cell: (row) =>
        row.lastLoginAt === null ? (
          <span className="text-ink-faint">{t('console-members.never')}</span>
        ) : (
          <Time at={row.lastLoginAt} className="text-ink-soft" />
        ),
    },
  ]

  return (
    <Page
      title={t('console-members.title')}
      actions={
        may('members.manage') && (
          <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
            {t('console-members.create.title')}
          </Button>
        )
      }
    >
      <FilterBar onClear={isAnySet ? clear : undefined}>
        <SearchBox
          label={t('console-members.search.account')}
          value={values.search ?? ''}
          onSearch={(search) => set({ search }, 'typed')}
        />
        <Select
          label={t('console-members.filter.type')}
          value={values.type ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ type: event.target.value })}
          options={memberTypes.map((type) => ({ value: String(type), label: t(`console-members.type.${type}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
        <Select
          label={t('console-members.filter.status')}
          value={values.state ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ state: event.target.value })}
          options={memberStates.map((state) => ({ value: state, label: t(`console-members.status.${state}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console-members.title')}
        columns={columns}
        rowKey={(row) => row.id}
        bodyRef={bodyRef}
        onOpen={(row) => void navigate(memberPath(row.account))}
        empty={
          <EmptyState scene={<NothingFoundScene />} title={t('console-members.empty.title')}>
            {t('console-members.empty.text')}
          </EmptyState>
        }
      />
      <MemberCreate open={creating} onClose={() => setCreating(false)} />
    </Page>
  )
}
