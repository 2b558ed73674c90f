/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role --
   as cards the rows are no longer laid out as a table, and browsers then drop the roles they would have implied */
import type { MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../icons/navigation.tsx'
import { useKitWords } from '../words.tsx'
import { Skeleton } from './skeleton.tsx'
import './table.css'

type PhonePlace = 'picture' | 'across' | 'under' | 'under-across' | 'below'

export interface Column<Row> {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, in figures of one width. */
  figures?: boolean | undefined
  /**
   * On a phone, as a card: its own first line, an ordinary line, or left out. As a row of two lines: the picture, the
   * title and what stands across from it, below them what stands under it and what is across from that, and below both what
   * takes a line of its own; all else is left out.
   */
  phone?: 'title' | 'line' | 'hidden' | PhonePlace | undefined
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void; name: string } | undefined
  className?: string | undefined
}

export interface TableProps<Row> {
  /** Read aloud; shown only with `captionShown`. */
  caption: string
  captionShown?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** A row that opens something; put a link in the title cell too, for those who want a new tab. */
  onOpen?: ((row: Row) => void) | undefined
  /** Stands in place of the rows when there are none. */
  empty: ReactNode
  /** Rows drawn as waiting shapes while `rows` is undefined. */
  waitingRows?: number | undefined
  /** On a phone rows become cards, or `rows` of two lines; `scroll` keeps the table and lets it move sideways. */
  phone?: 'cards' | 'rows' | 'scroll' | undefined
  dense?: boolean | undefined
  /** Under the rows: totals. */
  foot?: ReactNode
  /** From useRowKeys. */
  bodyRef?: Ref<HTMLTableSectionElement> | undefined
  className?: string | undefined
}

const head =
  'sticky top-(--table-top,0px) z-sticky bg-surface text-xs font-medium text-ink-faint shadow-[inset_0_-1px_0_var(--hairline)]'

/** A table of records with a head that stays, figures aligned, and cards where the room is narrow. */
export function Table<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  onOpen,
  empty,
  waitingRows = 6,
  phone = 'cards',
  dense = false,
  foot,
  bodyRef,
  className,
}: TableProps<Row>): ReactNode {
  const cards = phone !== 'scroll'
  const isTwoLined = phone === 'rows'
  const rowClasses = isTwoLined ? twoLinedClasses(columns) : 'kit-table-card'
  const words = useKitWords()
  const pad = dense ? 'px-3 py-2 text-sm' : 'px-4 py-3 text-sm'
  if (rows?.length === 0) return <div className={className}>{empty}</div>

  const open = (row: Row) => (event: MouseEvent) => {
    // A link or button inside the row keeps its own meaning; selecting text is not a click.
    if ((event.target as HTMLElement).closest('a, button, input, label')) return
    if (!window.getSelection()?.isCollapsed) return
    onOpen?.(row)
  }

  return (
    <div className={classNames('@container min-w-0', className)} aria-busy={rows === undefined || undefined}>
      <div
        className={classNames(cards ? 'kit-table-flow' : 'overflow-x-auto')}
        {...(cards ? {} : { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table role="table" className={classNames('kit-table w-full', cards && 'kit-table-block')}>
          <caption
            className={
              captionShown ? classNames('pb-3 text-start font-display text-lg', cards && 'kit-table-block') : 'sr-only'
            }
          >
            {caption}
            {rows === undefined && ` · ${words.loading}`}
          </caption>
          <thead role="rowgroup" className={cards ? 'kit-table-head' : undefined}>
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  role="columnheader"
                  aria-sort={column.sort?.direction}
                  className={classNames(
                    head,
                    pad,
                    column.figures ? 'text-end' : 'text-start',
                    'whitespace-nowrap',
                    column.className,
                  )}
                >
                  {column.sort ? <SortButton {...column.sort}>{column.head}</SortButton> : column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            ref={bodyRef}
            className={isTwoLined ? 'kit-table-block' : cards ? 'kit-table-cards' : undefined}
          >
            {rows === undefined
              ? Array.from({ length: waitingRows }, (_, place) => (
                  <tr key={place} role="row" className={cards ? rowClasses : undefined}>
                    {columns.map((column) => (
                      <td key={column.id} role="cell" className={classNames(pad, cellClasses(column, phone))}>
                        <Skeleton className={classNames('my-1 h-3.5', column.figures ? 'ms-auto w-16' : 'w-28')} />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <tr
                    key={rowKey(row)}
                    role="row"
                    data-row=""
                    {...(onOpen ? { onClick: open(row), tabIndex: -1 } : {})}
                    className={classNames(
                      'outline-offset-[-2px]',
                      onOpen && 'cursor-pointer transition-colors hover:bg-raised focus:bg-raised',
                      cards && rowClasses,
                    )}
                  >
                    {columns.map((column) => {
                      const cell = column.cell(row)
                      // A card has no line for what a row does not have.
                      const isBlank =
                        column.phone !== 'title' &&
                        (cell === false || cell === null || cell === undefined || cell === '')
                      return (
                        <td
                          key={column.id}
                          role="cell"
                          className={classNames(
                            pad,
                            cellClasses(isBlank && phone === 'cards' ? { ...column, phone: 'hidden' } : column, phone),
                            'border-b border-hairline',
                            column.className,
                          )}
                        >
                          {phone === 'cards' && column.phone !== 'title' && (
                            <span aria-hidden="true" className="kit-table-name hidden text-xs text-ink-faint">
                              {column.head}
                            </span>
                          )}
                          <span className="contents">{cell}</span>
                        </td>
                      )
                    })}
                  </tr>
                ))}
          </tbody>
          {foot}
        </table>
      </div>
    </div>
  )
}

/** Two lines, and a picture before both where there is one. */
function twoLinedClasses(columns: readonly Column<never>[]): string {
  return columns.some((column) => column.phone === 'picture') ? 'kit-table-lines kit-table-pictured' : 'kit-table-lines'
}

const twoLinedCells: Readonly<Record<PhonePlace | 'title', string>> = {
  picture: 'kit-table-picture',
  title: 'kit-table-title',
  across: 'kit-table-across',
  under: 'kit-table-under',
  'under-across': 'kit-table-under-across',
  below: 'kit-table-below',
}

function cellClasses<Row>(column: Column<Row>, phone: 'cards' | 'rows' | 'scroll'): string {
  const place = column.phone
  const always = classNames('align-middle', column.figures && 'figures text-end')
  if (phone === 'scroll') return always
  if (phone === 'rows') {
    const isPlaced = place !== undefined && place in twoLinedCells
    const own = isPlaced ? twoLinedCells[place as PhonePlace | 'title'] : 'kit-table-away'
    return classNames(always, 'kit-table-cell', own)
  }
  return classNames(
    always,
    'kit-table-cell',
    place === 'title' ? 'kit-table-first' : place === 'hidden' ? 'kit-table-away' : 'kit-table-line',
  )
}

function SortButton({
  direction,
  onSort,
  name,
  children,
}: NonNullable<Column<unknown>['sort']> & { children: ReactNode }): ReactNode {
  const words = useKitWords()
  return (
    <button
      type="button"
      onClick={onSort}
      aria-label={`${name}, ${direction === 'ascending' ? words.sortDescending : words.sortAscending}`}
      className="inline-flex items-center gap-1 hover:text-ink"
    >
      {children}
      <span className={classNames('flex', direction ? 'text-brass' : 'opacity-40')}>
        {direction === 'ascending' ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </span>
    </button>
  )
}
