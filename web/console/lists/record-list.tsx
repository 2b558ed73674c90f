import { Table, type TableProps } from '@croupier/kit/components/table.tsx'
import type { ReactNode } from 'react'
import { LoadFault } from './load-fault.tsx'
import { MoreRows } from './more-rows.tsx'
import type { Pages } from './use-pages.ts'

export interface RecordListProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  pages: Pages<Row, unknown>
  moreLabel?: string | undefined
}

/** A table fed page by page: waiting, fault, empty, rows, more rows. */
export function RecordList<Row>({ pages, moreLabel, ...table }: RecordListProps<Row>): ReactNode {
  const { rows, error, isFetching, isStale, more, retry } = pages
  if (error && rows === undefined) return <LoadFault error={error} onRetry={retry} retrying={isFetching} />
  return (
    <div className={isStale ? 'opacity-60 transition-opacity' : undefined} aria-busy={isFetching || undefined}>
      <Table dense {...table} rows={rows} />
      {error && rows !== undefined && <LoadFault error={error} onRetry={retry} retrying={isFetching} />}
      {rows !== undefined && rows.length > 0 && (
        <MoreRows count={rows.length} onMore={more} loading={isFetching && !isStale} label={moreLabel} />
      )}
    </div>
  )
}
