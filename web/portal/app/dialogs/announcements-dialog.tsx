import { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { announcedOnPages } from '../../parts/announcements.ts'
import type { DialogPlace } from './dialog-host.tsx'
import { closedPopups } from '../../dialogs/open-dialog.ts'
import { AnnouncementBoard, type Announced } from '../../features/announcements/announcement-board.tsx'

/** The popups of the home page, or the house's notices: a list of nine, and each whole. */
export default function AnnouncementsDialog({ open, dialog, onClose }: DialogPlace<'announcements'>): ReactNode {
  const { t, language } = useWords('announcements')
  const isPopups = dialog.shows === 'popups'
  const platform = window.matchMedia('(width >= 64rem)').matches ? 'W' : 'M'
  const { data } = useOperation(
    listAnnouncements,
    { types: isPopups ? announcedOnPages : 'PL,PR,H', platform, language },
    { staleMilliseconds: 60_000 },
  )
  const entries: readonly Announced[] | undefined =
    data &&
    (isPopups
      ? data.popup.filter(({ executionCode }) => dialog.codes.includes(executionCode))
      : [...data.playerNotices, ...data.promotion.map((entry) => ({ ...entry, isPromotion: true })), ...data.headlines])
  const close = (): void => {
    if (dialog.shows === 'popups') closedPopups.add(dialog.closes)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t('announcements.title')} size="large">
      {entries ? (
        <AnnouncementBoard entries={entries} shows={dialog.shows} onLeave={close} />
      ) : (
        <Waiting>
          <Skeleton className="h-72 w-full" />
        </Waiting>
      )}
    </Dialog>
  )
}
