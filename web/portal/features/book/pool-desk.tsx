import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Countdown } from '@croupier/kit/components/countdown.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { ProgressBar } from '@croupier/kit/components/progress-bar.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { matchName, teamName } from '../../../looks/book/book-names.ts'
import type { Fixture, Fixtures } from './fixture.ts'
import { useKeptSlip } from './kept-slip.ts'
import { LastFights } from './last-fights.tsx'
import { PoolSides, sideWords, winnerOf } from './pool-sides.tsx'
import { PoolSlip } from './pool-slip.tsx'
import { useNow } from '../../parts/use-now.ts'

const SOON = 15
/** Fights that are told of behind the next one. */
const LATER = 5
const RESULTS_AGAIN = 5_000

/** How far a fight has gone, and how it ended. */
function Fight({ fixture, offset }: { fixture: Fixture; offset: number }): ReactNode {
  const { t } = useWords('book')
  const { state, startsAt, endsAt, score } = fixture
  const now = useNow(state === 'running') + offset
  if (state === 'over' && score) {
    const side = winnerOf(score)
    return (
      <output className="font-display text-lg font-semibold">
        {side === 'draw' ? t('book.pool.drawn') : t('book.pool.won', { side: t(sideWords[side]) })}
        {side !== 'draw' && ` · ${teamName(t, fixture[side])}`}
      </output>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <Status tone="vermilion" live>
        {t('book.fight')}
      </Status>
      <ProgressBar label={t('book.fight')} percent={(100 * (now - startsAt)) / (endsAt - startsAt)} />
    </div>
  )
}

/** One fight at a time: the pool of the next one, how the one before it goes, and how the last ones ended. */
export function PoolDesk({
  answer,
  offset,
  onDue,
}: {
  answer: Fixtures
  /** The server's clock less this device's. */
  offset: number
  onDue: () => void
}): ReactNode {
  const { t } = useWords('book')
  const slip = useKeptSlip('pool')
  const fight = answer.list.find(({ state }) => state === 'running' || state === 'over')
  const coming = answer.list.filter(({ state }) => state === 'coming')
  const [next, ...later] = coming
  const shown = next ?? fight
  if (!shown) {
    return (
      <EmptyState scene={<NothingFoundScene />} title={t('book.none')}>
        {t('book.none.text')}
      </EmptyState>
    )
  }
  return (
    <div className="book-pool">
      <div className="flex min-w-0 flex-col gap-5">
        {fight && (
          <section
            aria-label={matchName(t, fight)}
            className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-lift"
          >
            <h2 className="text-lg">{matchName(t, fight)}</h2>
            <Fight fixture={fight} offset={offset} />
          </section>
        )}
        {next && (
          <section
            data-fixture={next.fixtureId}
            className="flex min-w-0 flex-col gap-4 rounded-lg border border-hairline bg-surface p-4 shadow-lift"
          >
            <header className="flex flex-wrap items-start justify-between gap-3">
              <div className="flex min-w-0 flex-col">
                <h2 className="text-lg">{t('book.pool.next')}</h2>
                <bdi className="figures text-xs text-ink-faint">{next.number}</bdi>
              </div>
              <span className="flex flex-col items-end">
                <span className="text-sm text-ink-soft">{t('book.pool.closesIn')}</span>
                <Countdown
                  until={next.startsAt}
                  urgentBelow={SOON}
                  onEnd={onDue}
                  day={(days) => t('book.days', { count: days })}
                  className="text-2xl font-semibold"
                />
              </span>
            </header>
            <PoolSides fixture={next} slip={slip} />
            {!next.isOnSale && <p className="text-sm text-ink-soft">{t('book.notSold')}</p>}
          </section>
        )}
      </div>
      <Card title={t('book.slip')} className="book-pool-slip lg:sticky lg:top-20">
        <PoolSlip slip={slip} fixture={shown} answer={answer} />
      </Card>
      <div className="flex min-w-0 flex-col gap-5">
        <LastFights everyMilliseconds={RESULTS_AGAIN} />
        {later.length > 0 && (
          <section className="flex min-w-0 flex-col gap-2">
            <h2 className="text-sm font-normal text-ink-soft">{t('book.pool.later')}</h2>
            <ul className="flex flex-col">
              {later.slice(0, LATER).map((fixture) => (
                <li
                  key={fixture.fixtureId}
                  className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2 text-sm last:border-b-0"
                >
                  <span className="min-w-0">{matchName(t, fixture)}</span>
                  <Time at={fixture.startsAt} shape="time" className="text-ink-soft" />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
