import { listDownlines } from '@croupier/api/agents/downlines/list-downlines.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { formatCount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../session/member.ts'
import { useRecordPages } from '../../parts/record-pages.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { DownlineDialog } from './downline-dialog.tsx'
import { AccountFilter, BranchPath } from './filters.tsx'
import { useAgentQuery } from './use-query.ts'
import { SaveList } from '../../parts/save-list.tsx'

type Downline = OutputOf<typeof listDownlines>['list'][number]

/** Everybody below, direct ones or all, with search and drill-down; one of them opens with what can be done. */
export default function TeamManagement(): ReactNode {
  const { t } = useWords('agent', 'pages', 'refusals')
  const { info } = useMember()
  const query = useAgentQuery()
  const scope = query.read('scope') === 'team' ? 'team' : 'direct'
  const under = query.read('under')
  const search = query.read('account')
  const filter = {
    scope,
    ...(under !== '' && { under }),
    ...(search !== '' && { search }),
    ...(query.read('online') !== '' && { onlineOnly: 'true' as const }),
  } as const
  const pages = useRecordPages(JSON.stringify(filter))
  const read = useOperation(
    listDownlines,
    { ...filter, ...(pages.before && { after: pages.before }) },
    { staleMilliseconds: 10_000 },
  )
  const { data, error, isFetching } = read
  const opened = query.read('member')
  const columns: Column<Downline>[] = [
    {
      id: 'account',
      head: t('agent.account'),
      phone: 'title',
      cell: ({ account, isOnline, isAgent }) => (
        <span className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            onClick={() => query.write({ member: account })}
            className="font-medium underline decoration-hairline underline-offset-4 hover:decoration-current"
          >
            <bdi>{account}</bdi>
          </button>
          {isAgent && <Badge tone="brass">{t('agent.kind.agent')}</Badge>}
          {isOnline && <Status tone="jade">{t('agent.online.now')}</Status>}
        </span>
      ),
    },
    { id: 'state', head: t('agent.state'), cell: ({ state }) => t(`agent.state.${state}`) },
    ...(scope === 'team'
      ? [{ id: 'upline', head: t('agent.upline'), cell: ({ upline }: Downline) => <bdi>{upline}</bdi> }]
      : []),
    {
      id: 'directs',
      head: t('agent.directs'),
      figures: true,
      cell: ({ account, directs }) =>
        directs === 0 ? (
          formatCount(0)
        ) : (
          <button
            type="button"
            className={linkClasses.text}
            onClick={() => query.write({ under: account, account: '' })}
          >
            {formatCount(directs)} <span className="sr-only">{t('agent.drill', { account })}</span>
          </button>
        ),
    },
    {
      id: 'registered',
      head: t('agent.registeredAt'),
      cell: ({ registeredAt }) => <Time at={registeredAt} shape="date" />,
    },
    {
      id: 'lastLogin',
      head: t('agent.lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('agent.never') : <Time at={lastLoginAt} />),
    },
  ]
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Segmented
          label={t('agent.scope')}
          value={scope}
          onChange={(next) => query.write({ scope: next === 'team' ? next : '' })}
          options={[
            { value: 'direct', label: t('agent.scope.direct') },
            { value: 'team', label: t('agent.scope.team') },
          ]}
        />
        {info?.cashierOf == null && (
          <Link to="/agentHome?page=registerCenter" className={buttonClasses('action')}>
            {t('agent.add')}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <AccountFilter query={query} />
        <Checkbox
          checked={query.read('online') !== ''}
          onChange={({ target }) => query.write({ online: target.checked ? '1' : '' })}
          label={t('agent.online.only')}
        />
      </div>
      {data && <BranchPath path={data.path} onChoose={(account) => query.write({ under: account })} />}
      {error && !data ? (
        <ReadFault of={read} />
      ) : (
        <Table
          caption={t('shell.agent.downlineManagmentView')}
          columns={columns}
          rows={data?.list}
          rowKey={({ account }) => account}
          empty={
            <EmptyState
              scene={<EmptyInboxScene />}
              title={t('pages.agent.downlineManagmentView.empty.title')}
              action={
                <Button onClick={() => query.write({ account: '', online: '', under: '' })}>{t('agent.all')}</Button>
              }
            >
              {t('pages.agent.downlineManagmentView.empty.text')}
            </EmptyState>
          }
        />
      )}
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {data && data.list.length > 0 && <SaveList of={listDownlines} input={filter} />}
      <DownlineDialog account={opened} onClose={() => query.write({ member: '' })} />
    </div>
  )
}
