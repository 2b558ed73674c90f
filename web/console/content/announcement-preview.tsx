import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { AnnouncementLook } from '../../looks/content/announcement-look.tsx'
import { announcementWays } from '../../looks/content/announcement-ways.ts'
import { BannerCardLook } from '../../looks/content/banner-card-look.tsx'
import { BannerSlideLook, bannerWay, bannerWayLook } from '../../looks/content/banner-slide-look.tsx'
import { ReaderPreview, type Reading } from '../fields/reader-preview.tsx'
import { ReaderSheet } from '../fields/reader-sheet.tsx'
import type { Announcement } from './announcement-words.ts'
import { unseenBy } from './seen-by.ts'

export type PreviewedAnnouncement = Pick<
  Announcement,
  | 'id'
  | 'type'
  | 'groupName'
  | 'executionCode'
  | 'platform'
  | 'titles'
  | 'texts'
  | 'startsAt'
  | 'linkageType'
  | 'linkage'
  | 'imageUrl'
  | 'art'
>

type Shown = Pick<Reading, 't'> & { announcement: PreviewedAnnouncement; title: string; content: string }

/** A banner in its place, or what of that place tells which it is. */
function ShownBanner({ announcement, title, content, t }: Shown): ReactNode {
  const { id, groupName, linkageType, linkage, imageUrl, art } = announcement
  const banner = { id, title, content, url: imageUrl ?? '', art }
  if (groupName === null || groupName === 'w_home') {
    return (
      // A grid: in a page without a doctype, such as a preview's, a height in percent is else of the whole window.
      <div className="content-width grid py-4 sm:py-6">
        <BannerSlideLook banner={banner}>
          {linkage !== null && <span className={bannerWayLook}>{t(bannerWay(linkageType))}</span>}
        </BannerSlideLook>
      </div>
    )
  }
  const card = (
    <BannerCardLook banner={banner}>
      <bdi>{title}</bdi>
    </BannerCardLook>
  )
  if (groupName === 'w_leftmenu') return <div className="w-60 border-e border-hairline px-3 py-4">{card}</div>
  return (
    <ReaderSheet
      title={t(groupName === 'w_login' ? 'shell.header.login' : 'shell.header.register')}
      className="max-w-104"
    >
      {card}
    </ReaderSheet>
  )
}

function ShownNotice({ announcement, title, content, t }: Shown): ReactNode {
  const { type, startsAt, linkageType, linkage } = announcement
  const way = type === 'PR' ? 'PROMOTION' : linkage === null ? null : linkageType
  return (
    <ReaderSheet title={t('announcements.title')}>
      <AnnouncementLook title={title} at={startsAt} content={content}>
        {way && <span className={`${buttonClasses('action')} self-start`}>{t(announcementWays[way])}</span>}
      </AnnouncementLook>
    </ReaderSheet>
  )
}

/** A banner, a popup or a notice, drawn by what draws it in the portal. */
export function AnnouncementReading({ announcement }: { announcement: PreviewedAnnouncement }): ReactNode {
  const { t, language: own, direction } = useWords()
  const { type, titles, texts, platform } = announcement
  const firstSize = platform === 'W' ? 'desktop' : 'phone'
  return (
    <ReaderPreview
      first={
        (['visitor', 'member'] as const).find((reader) => !unseenBy({ reader, size: firstSize }, announcement)) ??
        'agent'
      }
      firstSize={firstSize}
    >
      {({ reader, size, language, t: said }) => {
        const unseen = unseenBy({ reader, size }, announcement)
        if (unseen) {
          return (
            <p lang={own} dir={direction} className="p-6 text-center text-ink-soft">
              {t(unseen === 'size' ? 'console.preview.unseen.size' : 'console.preview.unseen')}
            </p>
          )
        }
        const Shown = type === 'B' ? ShownBanner : ShownNotice
        return (
          <Shown
            announcement={announcement}
            title={titles[language] ?? titles['en'] ?? ''}
            content={texts[language] ?? texts['en'] ?? ''}
            t={said}
          />
        )
      }}
    </ReaderPreview>
  )
}

export function AnnouncementPreview({
  announcement,
  open,
  onClose,
}: {
  announcement: PreviewedAnnouncement
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('console.preview.title')} size="large">
      {open && <AnnouncementReading announcement={announcement} />}
    </Dialog>
  )
}
