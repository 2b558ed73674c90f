import { listDownlineRebates, showRebateSettings } from '@croupier/api/agents/rebates/rebates.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { type ReactNode, useState } from 'react'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { AccountFilter } from './filters.tsx'
import { RebateForm, useRebateName } from './rebate-form.tsx'
import { useAgentQuery } from './use-query.ts'

type Downline = OutputOf<typeof listDownlineRebates>['list'][number]
type Rate = Downline['rates'][number]

/** `Slots 0.8 %, Prize group 1956`, only where it is something of one's own. */
function Rates({ rates }: { rates: readonly Rate[] }): ReactNode {
  const { t } = useWords('agent')
  const nameOf = useRebateName()
  const own = rates.filter(({ given }) => given !== null)
  if (own.length === 0) return <span className="text-ink-faint">{t('agent.rebate.usual.short')}</span>
  return (
    <span className="flex flex-wrap justify-end gap-x-3 gap-y-1 text-sm md:justify-start">
      {own.map(({ category, given }) => (
        <span key={category}>
          {nameOf(category)} <bdi className="figures">{given} %</bdi>
        </span>
      ))}
    </span>
  )
}

/** What downlines get back of their play: what is usual, and what single ones are given; never above one's own. */
export default function Rebates(): ReactNode {
  const { t } = useWords('agent', 'pages')
  const query = useAgentQuery()
  const search = query.read('account')
  const pages = useRecordPages(search)
  const settings = useOperation(showRebateSettings, {}, { staleMilliseconds: 10_000 })
  const filter = search === '' ? {} : { search }
  const read = useOperation(
    listDownlineRebates,
    { ...filter, ...(pages.before && { after: pages.before }) },
    { staleMilliseconds: 10_000 },
  )
  const [opened, setOpened] = useState<string>()
  const downline = read.data?.list.find(({ account }) => account === opened)
  const known = settings.data
  if (settings.error && !known) return <ReadFault of={settings} />
  if (!known) {
    return (
      <Waiting>
        <Skeleton className="h-72 w-full" />
      </Waiting>
    )
  }
  const columns: Column<Downline>[] = [
    {
      id: 'account',
      head: t('agent.account'),
      phone: 'title',
      cell: ({ account, isAgent }) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium">{account}</bdi>
          {isAgent && <Badge tone="brass">{t('agent.kind.agent')}</Badge>}
        </span>
      ),
    },
    { id: 'rates', head: t('agent.rebate.given'), cell: ({ rates }) => <Rates rates={rates} /> },
    {
      id: 'change',
      head: <span className="sr-only">{t('agent.rebate.change')}</span>,
      cell: ({ account }) => (
        <Button size="small" onClick={() => setOpened(account)}>
          {t('agent.rebate.change')}
        </Button>
      ),
    },
  ]
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-sm text-ink-soft">{t('agent.rebate.text', { date: known.countsFrom })}</p>
      <Card title={t('agent.rebate.usual')}>
        <RebateForm own={known.own} rates={known.usual} account={undefined} />
      </Card>
      <AccountFilter query={query} />
      {read.error && !read.data ? (
        <ReadFault of={read} />
      ) : (
        <Table
          caption={t('shell.agent.agentRebates')}
          columns={columns}
          rows={read.data?.list}
          rowKey={({ account }) => account}
          empty={
            <EmptyState scene={<EmptyInboxScene />} title={t('pages.agent.downlineManagmentView.empty.title')}>
              {t('pages.agent.downlineManagmentView.empty.text')}
            </EmptyState>
          }
        />
      )}
      <Pager onNewer={pages.newer} onOlder={pages.older(read.data?.next)} busy={read.isFetching} />
      {read.data && read.data.list.length > 0 && <SaveList of={listDownlineRebates} input={filter} />}
      <Dialog
        open={downline !== undefined}
        onClose={() => setOpened(undefined)}
        title={t('agent.rebate.of', { account: opened ?? '' })}
      >
        {downline && (
          <RebateForm
            key={downline.account}
            own={known.own}
            rates={downline.rates}
            account={downline.account}
            onDone={() => setOpened(undefined)}
          />
        )}
      </Dialog>
    </div>
  )
}
