import { listSendings } from '@croupier/api/agents/sendings/sendings.ts'
import type { InputOf, OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { ComplainLink } from './complain-link.tsx'
import { ReadFault } from './read-fault.tsx'
import { useRecordPages } from './record-pages.ts'
import { SaveList } from './save-list.tsx'

type Sending = OutputOf<typeof listSendings>['list'][number]

/** Money sent to and from uplines and downlines, newest first; of the last thirty days where no period is chosen. */
export function SendingList({ datePreset }: { datePreset?: InputOf<typeof listSendings>['datePreset'] }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const pages = useRecordPages(datePreset ?? '')
  const filter = datePreset ? { datePreset } : {}
  const read = useOperation(
    listSendings,
    { ...filter, ...(pages.before && { after: pages.before }) },
    { staleMilliseconds: 0 },
  )
  const { data, error, isFetching } = read
  const columns: Column<Sending>[] = [
    {
      id: 'who',
      head: t('agent.other'),
      phone: 'title',
      cell: ({ isReceived, from, to, by }) => (
        <span className="flex flex-col">
          <span>{t(isReceived ? 'agent.sending.from' : 'agent.sending.to', { account: isReceived ? from : to })}</span>
          {by !== null && <span className="text-xs text-ink-faint">{t('agent.sending.by', { account: by })}</span>}
        </span>
      ),
    },
    { id: 'time', head: t('agent.time'), cell: ({ sentAt }) => <Time at={sentAt} /> },
    {
      id: 'note',
      head: t('agent.note'),
      cell: ({ note }) => <bdi className="text-ink-soft">{note === '' ? '–' : note}</bdi>,
    },
    {
      id: 'reference',
      head: t('agent.reference'),
      cell: ({ reference }) => (
        <span className="flex flex-col items-start">
          <code dir="ltr">{reference}</code>
          <ComplainLink reference={reference} />
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('agent.amount'),
      figures: true,
      cell: ({ isReceived, amount, currency }) => (
        <Amount value={isReceived ? amount : `-${amount}`} currency={currency} sign="always" tone="in" />
      ),
    },
  ]
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-4">
      <Table
        caption={t('agent.sendings')}
        captionShown
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState scene={<EmptyWalletScene />} title={t('agent.sendings.empty.title')}>
            {t('agent.sendings.empty.text')}
          </EmptyState>
        }
      />
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {data && data.list.length > 0 && <SaveList of={listSendings} input={filter} />}
    </div>
  )
}
