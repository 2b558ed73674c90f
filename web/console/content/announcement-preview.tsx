import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/components/dialog.tsx'
import type { ReactNode } from 'react'
import { AnnouncementLook } from '../../looks/content/announcement-look.tsx'
import { announcementWays } from '../../looks/content/announcement-ways.ts'
import { popupReaders } from '../../looks/content/popup-readers.ts'
import { ReaderPreview, type Reader } from '../fields/reader-preview.tsx'
import { ReaderSheet } from '../fields/reader-sheet.tsx'
import type { Announcement } from './announcement-words.ts'

type Shown = Pick<Announcement, 'type' | 'executionCode' | 'titles' | 'texts' | 'startsAt' | 'linkageType' | 'linkage'>

/** What is no popup is for everybody to read. */
function isFor(reader: Reader, { executionCode }: Shown): boolean {
  return executionCode === null || popupReaders[executionCode].includes(reader)
}

/** A popup or a notice, drawn by what draws it in the portal. */
export function AnnouncementPreview({
  announcement,
  open,
  onClose,
}: {
  announcement: Shown
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t, language: own, direction } = useWords()
  const { type, titles, texts, startsAt, linkageType, linkage } = announcement
  const way = type === 'PR' ? 'PROMOTION' : linkage === null ? null : linkageType
  return (
    <Dialog open={open} onClose={onClose} title={t('console.preview.title')} size="large">
      {open && (
        <ReaderPreview first={isFor('visitor', announcement) ? 'visitor' : 'member'}>
          {({ reader, language, t: said }) =>
            isFor(reader, announcement) ? (
              <ReaderSheet title={said('announcements.title')}>
                <AnnouncementLook
                  title={titles[language] ?? titles['en'] ?? ''}
                  at={startsAt}
                  content={texts[language] ?? texts['en'] ?? ''}
                >
                  {way && (
                    <span className={`${buttonClasses('action')} self-start`}>{said(announcementWays[way])}</span>
                  )}
                </AnnouncementLook>
              </ReaderSheet>
            ) : (
              <p lang={own} dir={direction} className="p-6 text-center text-ink-soft">
                {t('console.preview.unseen')}
              </p>
            )
          }
        </ReaderPreview>
      )}
    </Dialog>
  )
}
