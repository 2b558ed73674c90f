import type { OutputOf } from '@croupier/api/operation.ts'
import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../app/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { ProviderDialog } from './provider-dialog.tsx'

export type Provider = OutputOf<typeof listPaymentProviders>['list'][number]

/** Who takes and pays money for the house. */
export function ProviderList(): ReactNode {
  const { t } = useWords('console-payments')
  const may = useMay()
  const { data, error, refetch, isFetching } = useOperation(listPaymentProviders)
  const [changed, setChanged] = useState<Provider>()
  const columns: Column<Provider>[] = [
    {
      id: 'code',
      head: t('console-payments.column.provider'),
      phone: 'title',
      cell: (provider) =>
        may('payments.manage') ? (
          <button type="button" onClick={() => setChanged(provider)} className={linkClasses.text}>
            <bdi dir="ltr">{provider.code}</bdi>
          </button>
        ) : (
          <bdi dir="ltr">{provider.code}</bdi>
        ),
    },
    {
      id: 'protocol',
      head: t('console-payments.column.protocol'),
      cell: ({ protocol }) => <bdi dir="ltr">{protocol}</bdi>,
    },
    {
      id: 'url',
      head: t('console-payments.column.url'),
      cell: ({ url }) => (
        <bdi dir="ltr" className="break-all text-ink-soft">
          {url}
        </bdi>
      ),
    },
    {
      id: 'paysOut',
      head: t('console-payments.column.paysOut'),
      cell: ({ paysOut }) => t(paysOut ? 'kit.yes' : 'kit.no'),
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
    {
      id: 'changed',
      head: t('console-payments.column.changed'),
      cell: ({ changedAt }) => <Time at={changedAt} className="text-ink-soft" />,
    },
  ]
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <Table
        dense
        caption={t('console-payments.tab.providers')}
        columns={columns}
        rows={data?.list}
        rowKey={({ code }) => code}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-payments.providers.empty.title')}>
            {t('console-payments.providers.empty.text')}
          </EmptyState>
        }
      />
      <ProviderDialog open={changed !== undefined} onClose={() => setChanged(undefined)} provider={changed} />
    </>
  )
}
