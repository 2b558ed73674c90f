import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'

/** Goes on to what is older, and back to the newest. */
export function Older<Key extends string | number>({
  before,
  next,
  onGo,
}: {
  /** From where on is shown; undefined: from the newest on. */
  before: Key | undefined
  next: Key | null
  onGo: (before: Key | undefined) => void
}): ReactNode {
  const { t } = useWords('book')
  return (
    <div className="flex gap-2">
      {before !== undefined && <Button onClick={() => onGo(undefined)}>{t('book.results.newest')}</Button>}
      {next !== null && <Button onClick={() => onGo(next)}>{t('book.results.older')}</Button>}
    </div>
  )
}
