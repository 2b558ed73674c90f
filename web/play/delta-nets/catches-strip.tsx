import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import type { Catch } from './nets-table.ts'

/** What was caught last, the newest first. */
export function CatchesStrip({ past }: { past: readonly Catch[] }): ReactNode {
  const { t } = useWords()
  return (
    <ol aria-label={t('play-delta-nets.history')} className="nets-catches">
      {past.map(({ id, species, pays }) => (
        <li key={id}>
          {t(`play-delta-nets.species.${species}`)}
          <span className="figures font-semibold" dir="ltr">
            {pays}×
          </span>
        </li>
      ))}
    </ol>
  )
}
