import { listGames } from '@croupier/api/games/list-games.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { queryOf } from '@croupier/client/use-operation.ts'
import { words } from '@croupier/client/words/words.ts'
import { bingo, categories } from './navigation-items.tsx'

/** How many games of a list are asked for at once. */
export const LIST_PAGE = 20

/**
 * Asks for the first games of the category whose page this is, beside the page's own code instead of after it. An address
 * that narrows the list is left to the page.
 */
export function askForFirstList({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  const category = search === '' ? [...categories, bingo].find((one) => one.path === path) : undefined
  if (!category) return
  const gameType = category.code as 'RNG'
  const { language } = words.current()
  void queryClient.prefetchQuery(queryOf(listGames, { gameType, language, pageNo: 1, pageSize: LIST_PAGE }))
}
