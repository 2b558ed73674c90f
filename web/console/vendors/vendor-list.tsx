import { listVendors } from '@croupier/api/games/list-vendors.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page } from '../app/page.tsx'
import { statusTones } from '../games/status-words.ts'
import { LoadFault } from '../lists/load-fault.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { VendorPanel } from './vendor-panel.tsx'

export type Vendor = OutputOf<typeof listVendors>['list'][number]

/** Whose games are played here; a row opens its vendor. */
export function VendorList(): ReactNode {
  const { t } = useWords('console-games')
  const { data, error, refetch, isFetching } = useOperation(listVendors)
  const { values, set } = useFilters('vendor')
  const rows = data?.list
  const opened = rows?.find((vendor) => vendor.code === values.vendor)
  const bodyRef = useRowKeys((place) => set({ vendor: rows?.[place]?.code ?? '' }))

  const columns: Column<Vendor>[] = [
    {
      id: 'name',
      head: t('console-games.column.vendor'),
      phone: 'title',
      cell: (vendor) => (
        <Link to={`?vendor=${vendor.code}`} preventScrollReset className={`${linkClasses.text} font-medium`}>
          <bdi>{vendor.name}</bdi>
        </Link>
      ),
    },
    {
      id: 'code',
      head: t('console-games.column.code'),
      cell: (vendor) => (
        <code dir="ltr" className="font-mono text-xs text-ink-soft">
          {vendor.code}
        </code>
      ),
    },
    {
      id: 'protocol',
      head: t('console-games.column.protocol'),
      cell: (vendor) => t(`console-games.protocol.${vendor.protocol}`),
    },
    {
      id: 'status',
      head: t('console-games.column.status'),
      cell: (vendor) => {
        const status = vendor.maintenanceEndsAt === null ? vendor.status : 'maintenance'
        return <Status tone={statusTones[status]}>{t(`console-games.status.${status}`)}</Status>
      },
    },
    {
      id: 'games',
      head: t('console-games.column.games'),
      figures: true,
      cell: (vendor) => (
        <Link to={`/games?vendor=${vendor.code}`} className={linkClasses.text}>
          {vendor.gameCount}
        </Link>
      ),
    },
  ]

  return (
    <Page title={t('console.nav.vendors')} text={t('console-games.vendors.text')}>
      {error && !rows ? (
        <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Table
          dense
          caption={t('console.nav.vendors')}
          columns={columns}
          rows={rows}
          rowKey={(vendor) => vendor.code}
          bodyRef={bodyRef}
          onOpen={(vendor) => set({ vendor: vendor.code })}
          empty={
            <EmptyState scene={<NothingFoundScene />} title={t('console-games.vendors.empty.title')}>
              {t('console-games.vendors.empty.text')}
            </EmptyState>
          }
        />
      )}
      <VendorPanel vendor={opened} onClose={() => set({ vendor: '' })} />
    </Page>
  )
}
