import { useWords } from '@croupier/client/words/use-words.ts'
import { useEffect } from 'react'
import { brand } from 'virtual:brand'

/** The tab's title: the page's name before the brand's. */
export function useTitle(page?: string): void {
  const { t } = useWords()
  const title = page === undefined ? brand.name : t('shell.title.page', { page, brand: brand.name })
  useEffect(() => {
    document.title = title
  }, [title])
}
