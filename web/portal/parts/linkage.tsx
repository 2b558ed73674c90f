import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { openDialog } from '../dialogs/open-dialog.ts'
import { useMember } from '../session/member.ts'
import { type Linked, linkageStart } from './linkage-start.ts'

/** The way to what a banner or an announcement is about; nothing where it leads nowhere. */
export function Linkage({
  of,
  isClaimed = false,
  className,
  onLeave,
  children,
}: {
  of: Linked
  /** A promotion leads to the reward centre, where it is claimed, and not to where it is read. */
  isClaimed?: boolean | undefined
  className: string
  /** Before it leads elsewhere. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}): ReactNode {
  const { isLogin } = useMember()
  const { pathname, search } = useLocation()
  const start = linkageStart(of, isClaimed)
  if (start === undefined) return null
  if (start.kind === 'outside') {
    return (
      <a href={start.href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link
      to={start.path}
      // Whoever leaves a game comes back to where they were.
      state={{ from: `${pathname}${search}` }}
      className={className}
      onClick={(event) => {
        // A new tab or window is the browser's matter.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        onLeave?.()
        if (!start.needsLogIn || isLogin) return
        event.preventDefault()
        openDialog({ kind: 'login', then: start.path })
      }}
    >
      {children}
    </Link>
  )
}
