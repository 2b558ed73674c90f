import { listContentPages } from '@croupier/api/content/list-content-pages.ts'
import { publishContentPage } from '@croupier/api/content/publish-content-page.ts'
import { showContentPage } from '@croupier/api/content/show-content-page.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { PageEditor } from './page-editor.tsx'
import { PagePreview } from './page-preview.tsx'
import { PagePlan } from './page-plan.tsx'

type Detail = OutputOf<typeof showContentPage>

/** One page: each version as its readers would see it, and the ways to publish it. */
export function PagePanel({ id, onClose }: { id: string | undefined; onClose: () => void }): ReactNode {
  const { language } = useWords('console-pages')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  const { data, error } = useOperation(
    showContentPage,
    { id: shown ?? '1' },
    { enabled: id !== undefined, staleMilliseconds: 0 },
  )
  const title = data && (data.titles[language] ?? data.titles['en'])
  return (
    <SidePanel open={id !== undefined} onClose={onClose} title={<bdi>{title}</bdi>}>
      <Problem of={data ? undefined : error} />
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-56 w-full" />
        </Waiting>
      )}
      {data && <PageFacts key={data.id} detail={data} />}
    </SidePanel>
  )
}

function PageFacts({ detail }: { detail: Detail }): ReactNode {
  const { t } = useWords('console-pages')
  const may = useMay()
  const { id, slug, versions, publishedVersion, publishedAt } = detail
  const [chosen, setChosen] = useState<number>()
  const [isWriting, setWriting] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const publish = useCall(publishContentPage, { refreshes: [listContentPages, showContentPage] })
  const version = versions.find(({ number }) => number === chosen) ?? versions[0]
  if (!version) return null
  const send = (wanted: number | null): void =>
    publish.mutate(
      { id, version: wanted },
      {
        onSuccess: () =>
          showToast({
            tone: 'good',
            text: t(wanted === null ? 'console-pages.hidden' : 'console-pages.published'),
          }),
      },
    )
  return (
    <div className="flex flex-col gap-6">
      <Problem of={publish.error} />
      {may('content.manage') && (
        <div className="flex flex-wrap gap-3">
          {version.number !== publishedVersion && (
            <Button variant="action" loading={publish.isPending} onClick={() => send(version.number)}>
              {t('console-pages.publish', { number: version.number })}
            </Button>
          )}
          <Button onClick={() => setWriting(true)}>{t('console-pages.edit')}</Button>
          {publishedVersion !== null && (
            <Button variant="danger" loading={publish.isPending} onClick={() => send(null)}>
              {t('console-pages.hide')}
            </Button>
          )}
        </div>
      )}
      <Button className="self-start" onClick={() => setPreviewed(true)}>
        {t('console.preview.open')}
      </Button>
      {may('content.manage') && <PagePlan page={detail} version={version.number} />}
      <div className="flex flex-col gap-2">
        <h3 className="text-base">{t('console-pages.history')}</h3>
        <ol className="flex flex-col">
          {versions.map(({ number, writtenBy, writtenAt }) => (
            <li key={number} className="border-b border-hairline last:border-0">
              <button
                type="button"
                aria-pressed={number === version.number}
                onClick={() => setChosen(number)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-3 py-2 text-start text-sm aria-pressed:font-medium aria-pressed:text-brass"
              >
                <span>
                  {t('console-pages.version', { number })}
                  {number === publishedVersion && ` · ${t('console-pages.state.published')}`}
                </span>
                <span className="flex gap-3 text-ink-soft">
                  <bdi>{operatorName(writtenBy)}</bdi>
                  <Time at={writtenAt} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <PagePreview
        page={{
          slug,
          ...version,
          at: (version.number === publishedVersion ? publishedAt : null) ?? version.writtenAt,
        }}
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
      <PageEditor
        open={isWriting}
        page={detail}
        version={version}
        onClose={() => setWriting(false)}
        onSaved={() => {
          setWriting(false)
          setChosen(undefined)
        }}
      />
    </div>
  )
}
