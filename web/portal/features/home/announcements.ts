import { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'

/** What the home page announces: banners and headlines, for a desk or a phone. */
export function useHomeAnnouncements(): OutputOf<typeof listAnnouncements> | undefined {
  const { language } = useWords()
  const platform = window.matchMedia('(width >= 64rem)').matches ? 'W' : 'M'
  return useOperation(listAnnouncements, { types: 'B,H', platform, language }, { staleMilliseconds: 60_000 }).data
}
