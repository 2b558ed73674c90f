import type { OutputOf } from '@croupier/api/operation.ts'
import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { listProviderFigures } from '@croupier/api/wallet/providers/list-provider-figures.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
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
  const figures = useOperation(listProviderFigures, {}, { everyMilliseconds: 60_000 })
  const figureOf = (code: string) => figures.data?.list.find(({ provider }) => provider === code)
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
      id: 'success',
      head: t('console-payments.column.success'),
      cell: ({ code }) => {
        const figure = figureOf(code)
        return figure && figure.finished > 0
          ? t('console-payments.success.of', { paid: figure.paid, finished: figure.finished })
          : '—'
      },
    },
    {
      id: 'position',
      head: t('console-payments.column.position'),
      figures: true,
      cell: ({ code }) => (
        <span className="flex flex-col items-end">
          {figureOf(code)?.positions.map(({ currency, position }) => (
            <Amount key={currency} value={position} currency={currency} tone="result" />
          ))}
        </span>
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
      cell: ({ code, isOpen }) => {
        const isSwitchedOff = !isOpen && typeof figureOf(code)?.switchedOffAt === 'number'
        return (
          <Status tone={isOpen ? 'jade' : isSwitchedOff ? 'vermilion' : 'plain'}>
            {t(
              isOpen
                ? 'console-payments.open'
                : isSwitchedOff
                  ? 'console-payments.switchedOff'
                  : 'console-payments.closed',
            )}
          </Status>
        )
      },
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
