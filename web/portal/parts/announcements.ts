import { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'

/** What pages and their popups are asked for by, so that all of it is one call. */
export const announcedOnPages = 'B,H,PU'

/** Banners, headlines and popups, for a desk or a phone: asked once for every place that shows some of them. */
export function useAnnouncements(): OutputOf<typeof listAnnouncements> | undefined {
  const { language } = useWords()
  const platform = window.matchMedia('(width >= 64rem)').matches ? 'W' : 'M'
  return useOperation(listAnnouncements, { types: announcedOnPages, platform, language }, { staleMilliseconds: 60_000 })
    .data
}
