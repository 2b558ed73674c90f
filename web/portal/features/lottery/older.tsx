import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'

/** Goes on to what is older, and back to the newest. */
export function Older({
  before,
  next,
  onGo,
}: {
  /** From where on is shown; undefined: from the newest on. */
  before: string | undefined
  next: string | null
  onGo: (before: string | undefined) => void
}): ReactNode {
  const { t } = useWords('lottery')
  return (
    <div className="flex gap-2">
      {before !== undefined && <Button onClick={() => onGo(undefined)}>{t('lottery.newest')}</Button>}
      {next !== null && <Button onClick={() => onGo(next)}>{t('lottery.older')}</Button>}
    </div>
  )
}
