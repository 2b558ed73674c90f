import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { memo, type ReactNode, useState } from 'react'
import { matchName, teamName } from '../../../looks/book/book-names.ts'
import { TeamCrest } from '../../../looks/book/team-crest.tsx'
import type { Fixture } from './fixture.ts'
import { MarketList, MarketRow } from './market-list.tsx'
import { minuteOf, roundOf } from './match-clock.ts'
import { useNow } from '../../parts/use-now.ts'

/** How far a match has gone. */
function MatchClock({ fixture, offset }: { fixture: Fixture; offset: number }): ReactNode {
  const { t } = useWords('book')
  const isRunning = fixture.state === 'running'
  const now = useNow(isRunning) + offset
  if (!isRunning) return <span>{t('book.over')}</span>
  return (
    <Status tone="vermilion" live>
      <span role="timer" className="figures">
        {fixture.gameCode === 'ARENA'
          ? t('book.round', { round: roundOf(fixture, now) })
          : t('book.minute', { minute: minuteOf(fixture, now) })}
      </span>
    </Status>
  )
}

function Team({ code, score }: { code: string; score: number | undefined }): ReactNode {
  const { t } = useWords('book')
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <TeamCrest code={code} />
      <span className="min-w-0 flex-1 truncate font-medium">{teamName(t, code)}</span>
      {score !== undefined && <span className="figures font-display text-xl font-semibold">{score}</span>}
    </span>
  )
}

/** A match with its first market; all its markets below, where one wants them. */
// Remembered: of an answer only the cards that it changes are drawn again.
export const FixtureCard = memo(function FixtureCard({
  fixture,
  offset,
}: {
  fixture: Fixture
  /** The server's clock less this device's. */
  offset: number
}): ReactNode {
  const { t } = useWords('book')
  const [isOpen, setOpen] = useState(false)
  const { fixtureId, home, away, score, state, isOnSale, markets } = fixture
  const [first] = markets
  const hasBegun = state !== 'coming'
  return (
    <li
      data-fixture={fixtureId}
      aria-label={matchName(t, fixture)}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-lift"
    >
      <div className="book-card">
        <div className="flex min-w-0 flex-col gap-2">
          {(hasBegun || !isOnSale) && (
            <span className="flex items-center gap-3 text-sm text-ink-soft">
              {hasBegun && <MatchClock fixture={fixture} offset={offset} />}
              {!isOnSale && state !== 'over' && <span>{t('book.notSold')}</span>}
            </span>
          )}
          <Team code={home} score={hasBegun ? (score?.home ?? 0) : undefined} />
          <Team code={away} score={hasBegun ? (score?.away ?? 0) : undefined} />
        </div>
        {first && <MarketRow fixture={fixture} market={first} />}
        {isOnSale && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="book-more"
          >
            {t(isOpen ? 'book.markets.close' : 'book.markets.open')}
          </Button>
        )}
      </div>
      {isOpen && isOnSale && <MarketList fixtureId={fixtureId} />}
    </li>
  )
})
