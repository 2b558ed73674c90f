import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pagination } from '@croupier/kit/components/pagination.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { ArrowBackIcon, ChevronForwardIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useState } from 'react'
import { AnnouncementLook } from '../../../looks/content/announcement-look.tsx'
import { AnnouncedWay } from '../../parts/announced-way.tsx'
import type { Linked } from '../../parts/linkage-start.ts'
import { onPage, pageNumbers, pagesOf, type Shows } from './announcement-pages.ts'

export interface Announced extends Linked {
  id: string
  title: string
  content: string
  createTime: number
  /** Shows a link to the reward centre, wherever else it leads. */
  isPromotion?: boolean
}

/** What is announced: a list of nine to a page, and each whole. A single one is shown at once. */
export function AnnouncementBoard({
  entries,
  shows,
  onLeave,
}: {
  entries: readonly Announced[]
  shows: Shows
  /** Before a link leads elsewhere. */
  onLeave?: (() => void) | undefined
}): ReactNode {
  const { t } = useWords('announcements')
  const [page, setPage] = useState(1)
  const [openId, setOpen] = useState<string>()
  const isSingle = entries.length === 1
  const shown = isSingle ? entries[0] : entries.find(({ id }) => id === openId)
  if (entries.length === 0) {
    return (
      <EmptyState scene={<EmptyInboxScene />} title={t('announcements.empty.title')}>
        {t('announcements.empty.text')}
      </EmptyState>
    )
  }
  if (shown) {
    return (
      <AnnouncementLook
        title={shown.title}
        at={shown.createTime}
        content={shown.content}
        before={
          !isSingle && (
            <Button
              size="small"
              variant="ghost"
              icon={<ArrowBackIcon />}
              className="self-start"
              onClick={() => setOpen(undefined)}
            >
              {t('announcements.back')}
            </Button>
          )
        }
      >
        <AnnouncedWay of={shown} onLeave={onLeave} />
      </AnnouncementLook>
    )
  }
  const pages = pagesOf(entries.length)
  return (
    <div className="flex flex-col gap-4">
      <ul>
        {onPage(entries, page).map(({ id, title, createTime }) => (
          <li key={id} className="border-b border-hairline last:border-0">
            <button
              type="button"
              onClick={() => setOpen(id)}
              className="flex min-h-14 w-full items-center gap-3 py-3 text-start"
            >
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <bdi className="text-ink wrap-anywhere">{title}</bdi>
                <Time at={createTime} className="self-start text-xs text-ink-faint" />
              </span>
              <ChevronForwardIcon className="shrink-0 text-lg text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} onPage={setPage} {...pageNumbers[shows]} label={t('announcements.title')} />
    </div>
  )
}
