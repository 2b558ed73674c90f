import { changeAnnouncement } from '@croupier/api/content/change-announcement.ts'
import { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
import { showAnnouncement } from '@croupier/api/content/show-announcement.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useMay } from '../frame/staff.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'

type Version = OutputOf<typeof showAnnouncement>['versions'][number]

/** What a version says as the fields it is written by: what it has not is absent. */
function fieldsOf({ announced }: Version) {
  const { platform, groupName, linkageType, linkage, art, imageUrl, executionCode, endsAt, ...rest } = announced
  return {
    ...rest,
    platform: platform ?? undefined,
    groupName: groupName ?? undefined,
    linkageType: linkageType ?? undefined,
    linkage: linkage ?? undefined,
    art: art ?? undefined,
    imageUrl: imageUrl ?? undefined,
    executionCode: executionCode ?? undefined,
    endsAt: endsAt ?? undefined,
  }
}

/** Every save of an announcement; each can be shown again as it was, and a draft be published. */
export function AnnouncementHistory({ id }: { id: string }): ReactNode {
  const { t, language } = useWords('console-content', 'refusals')
  const may = useMay()
  const { data, error } = useOperation(showAnnouncement, { id }, { staleMilliseconds: 0 })
  const change = useCall(changeAnnouncement, { refreshes: [listStaffAnnouncements, showAnnouncement] })
  if (!data) return <Problem of={error} />
  const { version: latest, state } = data
  const isSeen = state !== 'draft' && state !== 'withdrawn'
  const show = (version: Version): void =>
    change.mutate(
      { id, basedOn: latest, ...fieldsOf(version) },
      { onSuccess: () => showToast({ tone: 'good', text: t('console-content.restored') }) },
    )
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{t('console-content.history')}</h3>
      <Problem of={change.error} />
      <ol className="flex flex-col">
        {data.versions.map((version) => (
          <li
            key={version.number}
            className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-b border-hairline py-2 text-sm last:border-0"
          >
            <span className="flex min-w-0 flex-col">
              <span>{t('console-content.version', { number: version.number })}</span>
              <bdi className="wrap-anywhere text-ink-soft">
                {version.announced.titles[language] ?? version.announced.titles['en']}
              </bdi>
            </span>
            <span className="flex flex-wrap items-center gap-3 text-ink-soft">
              {version.writtenBy !== '' && <bdi>{operatorName(version.writtenBy)}</bdi>}
              <Time at={version.writtenAt} />
              {may('content.manage') && !(isSeen && version.number === latest) && (
                <Button size="small" loading={change.isPending} onClick={() => show(version)}>
                  {t(
                    state === 'draft' && version.number === latest
                      ? 'console-content.publish'
                      : 'console-content.restore',
                  )}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
