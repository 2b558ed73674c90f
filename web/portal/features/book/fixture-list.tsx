import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Countdown } from '@croupier/kit/components/countdown.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { type Fixture, roundsOf } from './fixture.ts'
import { FixtureCard } from './fixture-card.tsx'

const SOON = 30

/** Matches that run, then those that come, round by round. */
export function FixtureList({
  list,
  offset,
  onDue,
}: {
  list: readonly Fixture[]
  /** The server's clock less this device's. */
  offset: number
  onDue: () => void
}): ReactNode {
  const { t } = useWords('book')
  const { running, coming } = roundsOf(list)
  if (list.length === 0) {
    return (
      <EmptyState scene={<NothingFoundScene />} title={t('book.none')}>
        {t('book.none.text')}
      </EmptyState>
    )
  }
  const cards = (matches: readonly Fixture[]) => (
    <ul className="flex flex-col gap-3">
      {matches.map((fixture) => (
        <FixtureCard key={fixture.fixtureId} fixture={fixture} offset={offset} />
      ))}
    </ul>
  )
  return (
    <div className="book-list flex min-w-0 flex-col gap-6">
      {running.length > 0 && (
        <section className="flex min-w-0 flex-col gap-3">
          <h2 className="text-lg">{t('book.running')}</h2>
          {cards(running)}
        </section>
      )}
      {coming.map((round) => (
        <section key={round.startsAt} className="flex min-w-0 flex-col gap-3">
          <h2 className="flex flex-wrap items-baseline gap-2 text-lg">
            {t('book.startsIn')}
            <Countdown
              until={round.startsAt}
              urgentBelow={SOON}
              onEnd={onDue}
              day={(days) => t('book.days', { count: days })}
            />
            <span className="text-sm font-normal text-ink-faint">
              <Time at={round.startsAt} shape="time" />
            </span>
          </h2>
          {cards(round.list)}
        </section>
      ))}
    </div>
  )
}
