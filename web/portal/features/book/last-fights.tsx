import { listMatchResults } from '@croupier/api/book/list-match-results.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import type { ReactNode } from 'react'
import { sideWords, winnerOf } from './pool-sides.tsx'

const SHOWN = 12

/** How the last fights ended, the latest first. */
export function LastFights({ everyMilliseconds }: { everyMilliseconds: number }): ReactNode {
  const { t } = useWords('book')
  const { data } = useOperation(listMatchResults, { gameCode: 'COCKFIGHT', pageSize: SHOWN }, { everyMilliseconds })
  const ended = data?.list.flatMap(({ fixtureId, score }) => (score ? [{ fixtureId, side: winnerOf(score) }] : []))
  if (!ended || ended.length === 0) return null
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-sm font-normal text-ink-soft">{t('book.pool.last')}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {ended.map(({ fixtureId, side }, at) => (
          <li
            key={fixtureId}
            data-side={side}
            className={classNames('book-bead rounded-full px-3 text-sm', at === 0 && 'font-semibold')}
          >
            {t(sideWords[side])}
          </li>
        ))}
      </ul>
    </section>
  )
}
