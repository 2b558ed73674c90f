import type { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import { gamePagePath } from '@croupier/api/games/start-path.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openDialog } from '../dialogs/open-dialog.ts'
import { useMember } from '../session/member.ts'

type Linked = Pick<OutputOf<typeof listAnnouncements>['banners'][number], 'linkageType' | 'linkage'>

function pathOf({ linkageType, linkage }: Linked, isClaimed: boolean): string {
  if (linkageType === 'GAME') return gamePagePath({ nodeId: Number(linkage) })
  if (linkageType === 'PROMOTION') return isClaimed ? '/member?page=rewardCenter' : `/promotions/${linkage}`
  return linkage ?? '/'
}

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
  if (of.linkageType === null || of.linkage === null) return null
  if (of.linkageType === 'WEB') {
    return (
      <a href={of.linkage} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    )
  }
  const to = pathOf(of, isClaimed)
  return (
    <Link
      to={to}
      className={className}
      onClick={(event) => {
        onLeave?.()
        if (of.linkageType !== 'GAME' || isLogin) return
        event.preventDefault()
        openDialog({ kind: 'login', then: to })
      }}
    >
      {children}
    </Link>
  )
}
