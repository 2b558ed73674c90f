import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { teamName } from '../../../looks/book/book-names.ts'

/** How a match stands, or ended; said with the names of its sides. */
export function Score({
  home,
  away,
  score,
}: {
  home: string
  away: string
  score: { home: number; away: number }
}): ReactNode {
  const { t } = useWords('book')
  return (
    <span className="figures whitespace-nowrap">
      <bdi dir="ltr" aria-hidden="true">
        {`${score.home}:${score.away}`}
      </bdi>
      <span className="sr-only">
        {t('book.score', {
          home: teamName(t, home),
          away: teamName(t, away),
          homeScore: score.home,
          awayScore: score.away,
        })}
      </span>
    </span>
  )
}
