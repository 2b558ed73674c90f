import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import type { Past } from './dice-table.ts'

/** The last rolls, the newest first. */
export function HistoryStrip({ past }: { past: readonly Past[] }): ReactNode {
  const { t } = useWords()
  return (
    <ol
      aria-label={t('play-dice.history')}
      className="relative flex h-9 shrink-0 wide:h-11 items-center gap-1.5 overflow-hidden px-4 [mask-image:linear-gradient(to_right,#000_80%,transparent)] rtl:[mask-image:linear-gradient(to_left,#000_80%,transparent)]"
    >
      {past.map(({ id, roll }) => (
        <li
          key={id}
          aria-label={t(roll.isWin ? 'play-dice.past.win' : 'play-dice.past.loss', { roll: roll.roll })}
          className={
            roll.isWin
              ? 'figures shrink-0 rounded-full border border-transparent bg-jade-wash px-2.5 py-0.5 text-xs font-semibold text-jade'
              : 'figures shrink-0 rounded-full border border-hairline bg-surface px-2.5 py-0.5 text-xs text-ink-soft'
          }
        >
          {roll.roll}
        </li>
      ))}
    </ol>
  )
}
