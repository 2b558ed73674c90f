import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { CockfightIcon } from '@croupier/kit/icons/games.tsx'
import type { ReactNode } from 'react'
import { teamName } from '../../../looks/book/book-names.ts'
import { TeamCrest } from '../../../looks/book/team-crest.tsx'
import type { Fixture } from './fixture.ts'
import { type KeptSlip, legKey } from './kept-slip.ts'

export type PoolSide = 'home' | 'draw' | 'away'
export const poolSides: readonly PoolSide[] = ['home', 'draw', 'away']

/** What a side is called: Meron is red and at home, Wala blue. */
export const sideWords = { home: 'book.side.meron', draw: 'book.side.draw', away: 'book.side.wala' } as const

/** How a fight ended. */
export function winnerOf(score: NonNullable<Fixture['score']>): PoolSide {
  if (score.home === score.away) return 'draw'
  return score.home > score.away ? 'home' : 'away'
}

function Side({
  fixture,
  side,
  slip,
}: {
  fixture: Fixture & { pool: NonNullable<Fixture['pool']> }
  side: PoolSide
  slip: KeptSlip
}): ReactNode {
  const { t } = useWords('book')
  const { fixtureId, gameCode, home, away, pool, isOnSale, state, score } = fixture
  const leg = { fixtureId, gameCode, home, away, selection: `POOL:${side}`, price: null }
  const pays = { home: pool.homePays, draw: pool.drawPays, away: pool.awayPays }[side]
  const bird = side === 'draw' ? undefined : fixture[side]
  const isWinner = state === 'over' && score !== null && winnerOf(score) === side
  return (
    <button
      type="button"
      data-side={side}
      aria-pressed={slip.legs.some((each) => legKey(each) === legKey(leg))}
      disabled={!isOnSale}
      onClick={() => slip.press(leg)}
      className={classNames('book-side', isWinner && 'book-side-won')}
    >
      <span className="book-side-name font-display text-lg font-semibold">
        {side !== 'draw' && <CockfightIcon className="book-bird" />}
        {t(sideWords[side])}
      </span>
      {bird !== undefined && (
        <span className="flex min-w-0 max-w-full items-center gap-2">
          <TeamCrest code={bird} size={20} />
          <span className="truncate text-sm text-ink">{teamName(t, bird)}</span>
        </span>
      )}
      <span className="flex min-w-0 flex-col items-center text-xs text-ink-soft">
        {pays === null ? (
          <span className="text-sm">{t('book.pool.pays.none')}</span>
        ) : (
          <>
            {t('book.pool.pays')}
            <bdi className="book-pays figures font-display text-xl font-semibold">{pays}</bdi>
          </>
        )}
      </span>
      <span className="flex flex-col items-center text-xs text-ink-soft">
        {t('book.pool.amount')}
        <Amount value={pool[side]} currency={pool.currency} className="text-sm text-ink" />
      </span>
    </button>
  )
}

/** The three things a fight can be bet on, with what lies on each and what it pays as the pool stands. */
export function PoolSides({ fixture, slip }: { fixture: Fixture; slip: KeptSlip }): ReactNode {
  const { pool } = fixture
  if (!pool) return null
  return (
    <div className="book-sides">
      {poolSides.map((side) => (
        <Side key={side} fixture={{ ...fixture, pool }} side={side} slip={slip} />
      ))}
    </div>
  )
}
