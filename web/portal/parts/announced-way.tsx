import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { announcementWays } from '../../looks/content/announcement-ways.ts'
import { Linkage } from './linkage.tsx'
import type { Linked } from './linkage-start.ts'

const look = `${buttonClasses('action')} self-start`

/** The button below an announcement that leads on; nothing where it leads nowhere. */
export function AnnouncedWay({
  of,
  onLeave,
}: {
  /** `isPromotion` shows a link to the reward centre, wherever else it leads. */
  of: Linked & { isPromotion?: boolean }
  /** Before it leads elsewhere. */
  onLeave?: (() => void) | undefined
}): ReactNode {
  const { t } = useWords('announcements')
  if (of.isPromotion) {
    return (
      <Link to="/member?page=rewardCenter" className={look} onClick={() => onLeave?.()}>
        {t('announcements.rewards')}
      </Link>
    )
  }
  return (
    <Linkage of={of} isClaimed className={look} onLeave={onLeave}>
      {t(announcementWays[of.linkageType ?? 'PAGE'])}
    </Linkage>
  )
}
