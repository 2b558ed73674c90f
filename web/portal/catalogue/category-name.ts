import { useWords } from '@croupier/client/words/use-words.ts'

/** What a category of games is called in the reader's language; its code where it has no name. */
export function useCategoryName(): (code: string) => string {
  const { t, knows } = useWords()
  return (code) => {
    const key = `shell.category.${code}`
    return knows(key) ? t(key) : code
  }
}
