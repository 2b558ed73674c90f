import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'

/** How many rows are shown, and the way to the next ones. */
export function MoreRows({
  count,
  onMore,
  loading,
  label,
}: {
  count: number
  onMore: (() => void) | undefined
  loading: boolean
  label?: string | undefined
}): ReactNode {
  const { t } = useWords()
  return (
    <div className="mt-4 flex items-center justify-between gap-4">
      <span className="text-sm text-ink-faint">{t('kit.table.rows', { count })}</span>
      {onMore && (
        <Button size="small" onClick={onMore} loading={loading}>
          {label ?? t('kit.more')}
        </Button>
      )}
    </div>
  )
}
