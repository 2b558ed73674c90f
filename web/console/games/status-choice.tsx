import { type GameStatus, gameStatuses } from '@croupier/api/games/game-types.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import type { ReactNode } from 'react'

/** Open, in maintenance, closed; what each means stands under it. */
export function StatusChoice({
  value,
  onChange,
}: {
  value: GameStatus
  onChange: (status: GameStatus) => void
}): ReactNode {
  const { t } = useWords('console-games')
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label={t('console-games.column.status')}
        value={value}
        onChange={onChange}
        options={gameStatuses.map((status) => ({ value: status, label: t(`console-games.status.${status}`) }))}
      />
      <p className="text-sm text-ink-soft">{t(`console-games.status.${value}.text`)}</p>
    </div>
  )
}
