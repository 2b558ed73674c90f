import { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
import { withdrawAnnouncement } from '@croupier/api/content/withdraw-announcement.ts'
import { RichText } from '@croupier/client/rich-text.tsx'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { Problem } from '../lists/problem.tsx'
import { AnnouncementEditor } from './announcement-create.tsx'
import { AnnouncementHistory } from './announcement-history.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { type Announcement, stateTones, titleFor } from './announcement-words.ts'
import { BannerPicture } from './banner-picture.tsx'
import { LinkageName } from './linkage-name.tsx'

/** One announcement, whole, and the way to take it down. */
export function AnnouncementPanel({
  announcement,
  onClose,
}: {
  announcement: Announcement | undefined
  onClose: () => void
}): ReactNode {
  const { language } = useWords('console-content')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(announcement)
  if (announcement && announcement !== shown) setShown(announcement)
  return (
    <SidePanel
      open={announcement !== undefined}
      onClose={onClose}
      title={shown ? <bdi>{titleFor(shown, language)}</bdi> : ''}
    >
      {shown && <AnnouncementFacts key={shown.id} announcement={shown} />}
    </SidePanel>
  )
}

function AnnouncementFacts({ announcement }: { announcement: Announcement }): ReactNode {
  const { t } = useWords('console-content')
  const may = useMay()
  const withdraw = useCall(withdrawAnnouncement, { refreshes: [listStaffAnnouncements] })
  const [isAsking, setAsking] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const { id, state, type, platform, groupName, executionCode, linkageType, linkage, imageUrl } = announcement
  const { titles, texts, position, startsAt, endsAt, createdAt, withdrawnAt, version } = announcement
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{t(`console-content.type.${type}`)}</span>
        <Status tone={stateTones[state]}>{t(`console-content.state.${state}`)}</Status>
      </div>
      <Problem of={withdraw.error} />
      {may('content.manage') && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setWriting(true)}>{t('console-content.edit')}</Button>
          {withdrawnAt === null && (
            <Button variant="danger" loading={withdraw.isPending} onClick={() => setAsking(true)}>
              {t('console-content.withdraw')}
            </Button>
          )}
        </div>
      )}
      <Button className="self-start" onClick={() => setPreviewed(true)}>
        {t('console.preview.open')}
      </Button>
      {imageUrl !== null && <BannerPicture key={imageUrl} address={imageUrl} />}
      <ul className="flex flex-col gap-3">
        {Object.entries(titles).map(([language, title]) => (
          <li key={language} className="rounded-md border border-hairline bg-raised px-4 py-3">
            <bdi lang={language} className="block font-medium wrap-anywhere">
              {title}
            </bdi>
            {texts[language] !== undefined && (
              <div className="mt-1 text-sm">
                <RichText html={texts[language]} lang={language} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          [t('console-content.platform'), t(`console-content.platform.${platform ?? 'both'}`)],
          ...(groupName === null
            ? []
            : [[t('console-content.group'), t(`console-content.group.${groupName}`)] as const]),
          ...(executionCode === null
            ? []
            : [[t('console-content.execution'), t(`console-content.execution.${executionCode}`)] as const]),
          [t('console-content.link'), t(`console-content.link.${linkageType ?? 'none'}`)],
          [t('console-content.linkage'), linkage && <LinkageName key="linkage" way={linkageType} linkage={linkage} />],
          [t('console-content.column.from'), <Time key="from" at={startsAt} />],
          [t('console-content.column.until'), endsAt && <Time key="until" at={endsAt} />],
          [t('console-content.column.position'), String(position)],
          [t('console-content.column.created'), <Time key="created" at={createdAt} />],
          [t('console-content.column.withdrawn'), withdrawnAt && <Time key="withdrawn" at={withdrawnAt} />],
        ]}
      />
      <AnnouncementHistory key={version} id={id} />
      <AnnouncementPreview announcement={announcement} open={isPreviewed} onClose={() => setPreviewed(false)} />
      <AnnouncementEditor open={isWriting} announcement={announcement} onClose={() => setWriting(false)} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('console-content.withdraw.title')}
        confirm={t('console-content.withdraw')}
        danger
        onConfirm={() => {
          setAsking(false)
          withdraw.mutate(
            { id },
            { onSuccess: () => showToast({ tone: 'good', text: t('console-content.withdraw.done') }) },
          )
        }}
      >
        {t('console-content.withdraw.text')}
      </ConfirmDialog>
    </div>
  )
}
