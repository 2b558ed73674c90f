import { linkClasses } from '@croupier/kit/components/link.ts'
import { ArrowBackIcon } from '@croupier/kit/icons/navigation.tsx'
import { classNames } from '@croupier/kit/class-names.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ListedPage, PageList } from './page-list.tsx'

/** A centre of pages: list and page side by side; on a phone first the list, then the page with a way back. */
export function Centre({
  label,
  base,
  pages,
  selected,
  head,
  children,
}: {
  label: string
  base: string
  pages: readonly ListedPage[]
  /** The page the address names; undefined shows the first one beside the list. */
  selected: string | undefined
  /** Above the list. */
  head?: ReactNode
  children: ReactNode
}): ReactNode {
  const isListFirst = selected === undefined
  return (
    <div className="content-width grid items-start gap-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className={classNames('flex flex-col gap-4', !isListFirst && 'max-lg:hidden')}>
        {isListFirst && <h1 className="text-2xl lg:hidden">{label}</h1>}
        {head}
        <PageList label={label} base={base} pages={pages} selected={selected ?? pages[0]?.id} />
      </div>
      <div className={classNames('flex min-w-0 flex-col gap-6', isListFirst && 'max-lg:hidden')}>
        <Link
          to={base}
          className={`${linkClasses.plain} inline-flex min-h-11 items-center gap-2 self-start text-sm lg:hidden`}
        >
          <ArrowBackIcon className="text-lg" />
          {label}
        </Link>
        {children}
      </div>
    </div>
  )
}
