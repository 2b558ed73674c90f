import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'

/** The filters above a list, in one row where there is room. */
export function FilterBar({
  children,
  onClear,
}: {
  children: ReactNode
  /** Absent while no filter is set. */
  onClear: (() => void) | undefined
}): ReactNode {
  const { t } = useWords()
  return (
    <search aria-label={t('console.list.filters')} className="mb-4 flex flex-wrap items-end gap-3">
      {children}
      {onClear && (
        <Button variant="ghost" onClick={onClear}>
          {t('console.list.clear')}
        </Button>
      )}
    </search>
  )
}
