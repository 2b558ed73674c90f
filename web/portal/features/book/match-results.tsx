import { listMatchResults } from '@croupier/api/book/list-match-results.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { teamName } from '../../../looks/book/book-names.ts'
import { TeamCrest } from '../../../looks/book/team-crest.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import type { Fixture } from './fixture.ts'
import { minuteOfStep } from './match-clock.ts'
import { Older } from '../../parts/older.tsx'
import { sideWords, winnerOf } from './pool-sides.tsx'
import { Score } from './score.tsx'
import { VerifyMatch } from './verify-match.tsx'

const AGAIN = 10_000

/** How a match ended: its score; of a fight who won. */
function Ended({ fixture: { gameCode, home, away, score } }: { fixture: Fixture }): ReactNode {
  const { t } = useWords('book')
  if (!score) return <Badge tone="vermilion">{t('book.results.void')}</Badge>
  if (gameCode === 'COCKFIGHT') {
    const side = winnerOf(score)
    return (
      <span data-side={side} className="book-bead rounded-full px-3 text-sm font-semibold">
        {t(sideWords[side])}
      </span>
    )
  }
  return (
    <span className="font-display text-xl font-semibold">
      <Score home={home} away={away} score={score} />
    </span>
  )
}

/** The minutes at which either side scored. */
function Goals({ fixture: { home, away, goals, steps } }: { fixture: Fixture }): ReactNode {
  const { t } = useWords('book')
  if (goals.length === 0) return null
  const minutes = (side: 'home' | 'away') =>
    goals
      .filter((goal) => goal.side === side)
      .map(({ step }) => t('book.minute', { minute: minuteOfStep(step, steps) }))
      .join(' ')
  const sides = [
    [home, minutes('home')],
    [away, minutes('away')],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <span className="sr-only">{t('book.results.goals')}</span>
      {sides.map(
        ([team, text]) =>
          text !== '' && (
            <span key={team}>
              {teamName(t, team)} <bdi className="figures">{text}</bdi>
            </span>
          ),
      )}
    </p>
  )
}

function ResultRow({ fixture }: { fixture: Fixture }): ReactNode {
  const { t } = useWords('book')
  const [isOpen, setOpen] = useState(false)
  const { fixtureId, gameCode, number, home, away, startsAt, score } = fixture
  return (
    <li data-fixture={fixtureId} className="flex flex-col gap-2 border-b border-hairline py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-col gap-1">
          {[home, away].map((team) => (
            <span key={team} className="flex min-w-0 items-center gap-2">
              <TeamCrest code={team} size={20} />
              <span className="truncate font-medium">{teamName(t, team)}</span>
            </span>
          ))}
        </span>
        <span className="flex flex-wrap items-center gap-3">
          <Ended fixture={fixture} />
          {score && (
            <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('book.verify')}
            </Button>
          )}
        </span>
      </div>
      {gameCode === 'FOOTBALL' && <Goals fixture={fixture} />}
      <span className="flex flex-wrap items-center gap-3 text-xs text-ink-faint">
        <Time at={startsAt} />
        <bdi className="figures">{number}</bdi>
      </span>
      {isOpen && <VerifyMatch fixtureId={fixtureId} />}
    </li>
  )
}

/** Matches of a league that are over, the latest first; each can be played again. */
export function MatchResults({ gameCode }: { gameCode: Fixture['gameCode'] }): ReactNode {
  const { t } = useWords('book', 'refusals')
  const [before, setBefore] = useState<number>()
  const read = useOperation(
    listMatchResults,
    { gameCode, ...(before === undefined ? {} : { before }) },
    { everyMilliseconds: AGAIN },
  )
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-64 w-full" />
      </Waiting>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {data.list.length === 0 && <p className="text-ink-soft">{t('book.results.none')}</p>}
      <ul className="flex flex-col">
        {data.list.map((fixture) => (
          <ResultRow key={fixture.fixtureId} fixture={fixture} />
        ))}
      </ul>
      <Older
        before={before}
        next={data.next}
        onGo={setBefore}
        texts={{ newest: t('book.results.newest'), older: t('book.results.older') }}
      />
    </div>
  )
}
