import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import type { Past } from './lantern-table.ts'

/** How high the last lanterns rose, the newest first. */
export function HistoryStrip({ past }: { past: readonly Past[] }): ReactNode {
  const { t } = useWords()
  return (
    <ol
      aria-label={t('play-sky-lantern.history')}
      className="relative z-1 flex h-9 shrink-0 items-center gap-1.5 overflow-hidden px-4 [mask-image:linear-gradient(to_right,#000_80%,transparent)] wide:h-11 rtl:[mask-image:linear-gradient(to_left,#000_80%,transparent)]"
    >
      {past.map(({ id, flight }) => (
        <li
          key={id}
          aria-label={t(flight.isWin ? 'play-sky-lantern.past.win' : 'play-sky-lantern.past.loss', {
            height: flight.height,
          })}
          className={
            flight.isWin
              ? 'figures shrink-0 rounded-full border border-transparent bg-jade-wash px-2.5 py-0.5 text-xs font-semibold text-jade'
              : 'figures shrink-0 rounded-full border border-hairline bg-surface px-2.5 py-0.5 text-xs text-ink-soft'
          }
        >
          <span dir="ltr">{flight.height}×</span>
        </li>
      ))}
    </ol>
  )
}
