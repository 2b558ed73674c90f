import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { pageEntries } from '../format/pages.ts'
import { ChevronBackIcon, ChevronForwardIcon } from '../icons/navigation.tsx'
import { useKit } from '../words.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

export interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  range?: number | undefined
  margin?: number | undefined
  /** Read aloud where one page holds several lists. */
  label?: string | undefined
  className?: string | undefined
}

/** Numbered pages, for lists short enough to count. Nothing when there is but one. */
export function Pagination({
  page,
  pages,
  onPage,
  range = 5,
  margin = 1,
  label,
  className,
}: PaginationProps): ReactNode {
  const { words, locale, digits } = useKit()
  if (pages < 2) return null
  const number = new Intl.NumberFormat(locale, digits === 'latin' ? { numberingSystem: 'latn' } : {})
  return (
    <nav
      aria-label={label ?? words.pages}
      className={classNames('flex max-w-full items-center justify-center sm:gap-1', className)}
    >
      <IconButton
        label={words.previousPage}
        icon={<ChevronBackIcon />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <ol className="flex items-center gap-0.5 sm:gap-1">
        {pageEntries(page, pages, range, margin).map((entry, place) => (
          <li key={entry === 'gap' ? `gap-${place}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden="true" className="inline-block w-4 text-center sm:w-6 text-ink-faint">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={words.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
                className="figures min-h-10 min-w-8 rounded-sm px-1 sm:min-w-10 text-sm text-ink-soft transition-colors hover:bg-raised hover:text-ink aria-[current=page]:bg-brass-wash aria-[current=page]:font-semibold aria-[current=page]:text-brass"
              >
                {number.format(entry)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={words.nextPage}
        icon={<ChevronForwardIcon />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}

/** Newer and older, for lists read by keyset; undefined where there is nothing further. */
export function Pager({
  onNewer,
  onOlder,
  busy = false,
  label,
  className,
}: {
  onNewer: (() => void) | undefined
  onOlder: (() => void) | undefined
  busy?: boolean | undefined
  label?: string | undefined
  className?: string | undefined
}): ReactNode {
  const { words } = useKit()
  if (!onNewer && !onOlder) return null
  return (
    <nav aria-label={label ?? words.pages} className={classNames('flex items-center justify-between gap-3', className)}>
      <Button size="small" icon={<ChevronBackIcon />} disabled={!onNewer || busy} onClick={onNewer}>
        {words.newer}
      </Button>
      <Button size="small" disabled={!onOlder || busy} onClick={onOlder}>
        <span className="inline-flex items-center gap-1.5">
          {words.older}
          <ChevronForwardIcon className="text-[1.2em]" />
        </span>
      </Button>
    </nav>
  )
}
