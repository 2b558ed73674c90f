import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { ClockIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'
import type { PlayTally } from './use-play-tally.ts'

/** How long one has played, and what one has won or lost since: said all the time, in the same words for both. */
export function PlayLine({ tally, minutes }: { tally: PlayTally; minutes: number }): ReactNode {
  const { t } = useWords('lobby')
  return (
    <p className="figures flex min-w-0 items-center gap-1 whitespace-nowrap">
      <ClockIcon className="shrink-0" />
      <span className="truncate" title={t('lobby.tally.label')}>
        <span className="sr-only">{t('lobby.tally.label')}: </span>
        {t('lobby.tally.minutes', { minutes })}
        {' · '}
        <Amount value={tally.netAmount} currency={tally.currency} sign="always" tone="in" />
      </span>
    </p>
  )
}
