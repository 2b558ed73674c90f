import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import type { Area } from '@croupier/words/areas.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../frame/staff.tsx'
import type { Around } from './columns.tsx'
import type { Empty, List, Listing, RowOf } from './list-declaration.ts'
import { filterNames, inputOf, isFiltered, VIEW, viewOf } from './filters.ts'
import { ListFilters } from './list-filters.tsx'
import { RecordList } from './record-list.tsx'
import { textOf } from './text.ts'
import { useFilterPeriod } from './use-filter-period.ts'
import { useFilters } from './use-filters.ts'
import { usePages } from './use-pages.ts'

const nothingFound: Empty = {
  scene: <NothingFoundScene />,
  title: 'console.list.empty.title',
  text: 'console.list.empty.text',
}

export interface ListBodyProps<Operation extends Listing> {
  list: List<Operation>
  /** Read aloud before the rows. */
  caption: string
  words: readonly Area[]
  /** Asked in any case, where the list stands on the screen of one thing; its filters are not offered there. */
  of?: Readonly<Record<string, unknown>>
  /** Columns that say the same in every row there. */
  without?: readonly string[]
}

/** A declared list without the page around it: views, filters, rows and the panel of the row that is open. */
export function ListBody<Operation extends Listing>({
  list,
  caption,
  words,
  of,
  without = [],
}: ListBodyProps<Operation>): ReactNode {
  type Row = RowOf<Operation>
  const spoken = useWords(...words)
  const may = useMay()
  const navigate = useNavigate()
  const { values: address, set: setAddress } = useFilters(...filterNames(list))
  // Beside other things the address belongs to the screen, not to the list.
  const values = of === undefined ? address : {}
  const period = useFilterPeriod(values.from, values.to)
  const asksDays = list.days === true && isFiltered(list, values)
  const input = { ...inputOf(list, values), ...(asksDays ? period : {}), ...of }
  const pages = usePages<Row, { list: Row[]; next?: string | null }>(
    list.operation as never,
    input,
    list.cursor,
    list.live,
  )

  const { panel, to } = list
  const panelName = panel?.name ?? ''
  const { values: shown, set: setShown } = useFilters(panelName)
  const id = panel && shown[panelName]
  const row = id === undefined ? undefined : pages.rows?.find((each) => list.rowKey(each) === id)
  const [seen, setSeen] = useState<Row>()
  if (row !== undefined && row !== seen) setSeen(row)

  const mayOpen = to !== undefined || (panel !== undefined && (panel.permission === undefined || may(panel.permission)))
  const open = (opened: Row | undefined): void => {
    if (opened === undefined || !mayOpen) return
    if (to) void navigate(to(opened))
    else setShown({ [panelName]: list.rowKey(opened) })
  }
  const bodyRef = useRowKeys((place) => open(pages.rows?.[place]))

  const columns: Column<Row>[] = list.columns
    .filter((column) => !without.includes(column.id) && (column.permission === undefined || may(column.permission)))
    .map(({ id: column, head, cell, figures, phone, className }) => ({
      id: column,
      figures,
      phone,
      className,
      head: head === undefined ? '' : spoken.t(head),
      cell: (each) => {
        const around: Around = { ...spoken, may, open: mayOpen ? () => open(each) : undefined }
        return cell(each, around)
      },
    }))

  const empty = typeof list.empty === 'function' ? list.empty(values) : (list.empty ?? nothingFound)
  const view = viewOf(list, values)
  const { BeforeFilters, BeforeRows, AfterRows } = list
  const around = { rows: pages.rows, first: pages.first as never, values, set: setAddress }
  return (
    <>
      {BeforeFilters && <BeforeFilters />}
      {of === undefined && list.views && view && (
        <Segmented
          label={spoken.t(list.views.label)}
          value={view.name}
          onChange={(wanted) => setAddress({ [VIEW]: wanted === list.views?.of[0]?.name ? '' : wanted })}
          options={list.views.of.map(({ name, label }) => ({ value: name, label: spoken.t(label) }))}
          className="mb-4"
        />
      )}
      {of === undefined && isFiltered(list, values) && (
        <ListFilters list={list} values={values} set={setAddress} words={words} />
      )}
      {BeforeRows && <BeforeRows {...around} />}
      <RecordList
        pages={pages}
        caption={caption}
        columns={columns}
        rowKey={list.rowKey}
        bodyRef={mayOpen ? bodyRef : undefined}
        onOpen={mayOpen ? open : undefined}
        moreLabel={list.moreLabel && spoken.t(list.moreLabel)}
        empty={
          <EmptyState scene={empty.scene} title={textOf(empty.title, spoken)}>
            {empty.text && textOf(empty.text, spoken)}
          </EmptyState>
        }
      />
      {AfterRows && <AfterRows {...around} />}
      {panel && (
        <panel.Panel
          id={id}
          row={row}
          seen={seen !== undefined && list.rowKey(seen) === id ? seen : undefined}
          onClose={() => setShown({ [panelName]: '' })}
        />
      )}
    </>
  )
}
