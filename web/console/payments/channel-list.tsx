import type { OutputOf } from '@croupier/api/operation.ts'
import { listDepositChannels } from '@croupier/api/wallet/providers/list-deposit-channels.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../app/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { ChannelDialog } from './channel-dialog.tsx'

export type Channel = OutputOf<typeof listDepositChannels>['list'][number]

/** Every way to pay in, in the order members see them. */
export function ChannelList(): ReactNode {
  const { t } = useWords('console-payments')
  const may = useMay()
  const { data, error, refetch, isFetching } = useOperation(listDepositChannels)
  const [changed, setChanged] = useState<Channel>()
  const columns: Column<Channel>[] = [
    {
      id: 'name',
      head: t('console-payments.column.name'),
      phone: 'title',
      cell: (channel) =>
        may('payments.manage') ? (
          <button type="button" onClick={() => setChanged(channel)} className={linkClasses.text}>
            <bdi>{channel.name}</bdi>
          </button>
        ) : (
          <bdi>{channel.name}</bdi>
        ),
    },
    { id: 'kind', head: t('console-payments.column.kind'), cell: ({ kind }) => t(`console-payments.kind.${kind}`) },
    {
      id: 'through',
      head: t('console-payments.column.through'),
      cell: ({ provider, payBank, payNumber }) => (
        <bdi>{provider ?? (payBank === null ? t('kit.none') : `${payBank} · ${payNumber ?? ''}`)}</bdi>
      ),
    },
    {
      id: 'limits',
      head: t('console-payments.column.limits'),
      figures: true,
      cell: ({ minimumAmount, maximumAmount, currency }) => (
        <>
          <Amount value={minimumAmount} currency={currency} scale={0} />
          {' – '}
          <Amount value={maximumAmount} currency={currency} scale={0} />
        </>
      ),
    },
    {
      id: 'hours',
      head: t('console-payments.column.hours'),
      cell: ({ opensAt, closesAt }) =>
        opensAt === null ? (
          t('console-payments.allHours')
        ) : (
          <bdi dir="ltr">
            {opensAt}–{closesAt}
          </bdi>
        ),
    },
    {
      id: 'state',
      head: t('console-payments.column.state'),
      cell: ({ isOpen }) => (
        <Status tone={isOpen ? 'jade' : 'plain'}>
          {t(isOpen ? 'console-payments.open' : 'console-payments.closed')}
        </Status>
      ),
    },
  ]
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <Table
        dense
        caption={t('console-payments.tab.channels')}
        columns={columns}
        rows={data?.list}
        rowKey={({ code }) => code}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-payments.channels.empty.title')}>
            {t('console-payments.channels.empty.text')}
          </EmptyState>
        }
      />
      <ChannelDialog open={changed !== undefined} onClose={() => setChanged(undefined)} channel={changed} />
    </>
  )
}
