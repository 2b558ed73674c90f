import { classNames } from '@croupier/kit/class-names.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { ChevronForwardIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'

export interface ListedPage {
  id: string
  label: string
  Icon: ComponentType<{ className?: string }>
  /** How many wait there; 0 shows nothing. */
  count?: number | undefined
}

/** The pages of a centre: beside the page on a wide screen, a screen of its own on a phone. */
export function PageList({
  label,
  base,
  pages,
  selected,
  className,
}: {
  label: string
  base: string
  pages: readonly ListedPage[]
  selected: string | undefined
  className?: string | undefined
}): ReactNode {
  return (
    <nav aria-label={label} className={classNames('flex flex-col gap-0.5', className)}>
      {pages.map(({ id, label: name, Icon, count = 0 }) => (
        <Link
          key={id}
          to={`${base}?page=${id}`}
          aria-current={id === selected ? 'page' : undefined}
          className={linkClasses.row}
        >
          <Icon className="text-[1.375rem]" />
          <span className="min-w-0 flex-1 wrap-break-word">{name}</span>
          {count > 0 && <Badge tone="jade">{count > 99 ? '99+' : count}</Badge>}
          <ChevronForwardIcon className="text-lg text-ink-faint lg:hidden" />
        </Link>
      ))}
    </nav>
  )
}
