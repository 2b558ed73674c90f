import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Leads to everything of a list that has this in common. */
export function FilterLink({
  list,
  filter,
  title,
  children,
}: {
  /** The list's address. */
  list: string
  filter: Record<string, string>
  title: string
  children: ReactNode
}): ReactNode {
  return (
    <Link to={`${list}?${new URLSearchParams(filter)}`} title={title} className={linkClasses.text}>
      <bdi dir="ltr">{children}</bdi>
    </Link>
  )
}
