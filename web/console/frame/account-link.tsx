import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { memberPath } from './member-path.ts'

/** A member's account that leads to the member. `plain` stands in a table's cell, `text` among other words. */
export function AccountLink({
  account,
  look = 'plain',
}: {
  account: string
  look?: 'plain' | 'text' | undefined
}): ReactNode {
  return (
    <Link to={memberPath(account)} className={linkClasses[look]}>
      <bdi dir="ltr">{account}</bdi>
    </Link>
  )
}
