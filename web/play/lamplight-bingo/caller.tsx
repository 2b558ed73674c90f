import { useWords } from '@croupier/client/words/use-words.ts'
import { BALLS, COLUMN_BALLS, columns, DRAWN } from '@croupier/games/lamplight-bingo/tables.ts'
import type { ReactNode } from 'react'
import { isWon } from '../rgs/micro.ts'
import { type Game, useCurrency } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { Ball } from './ball.tsx'
import type { Shown } from './bingo-table.ts'

const TRAIL = 8
const all = Array.from({ length: BALLS }, (_, at) => at + 1)

/** All 75 numbers, those that have come lit: only where there is room for it, since the cards mark themselves. */
function Board({ came }: { came: ReadonlySet<number> }): ReactNode {
  return (
    <div className="bingo-board figures" aria-hidden="true">
      {columns.map((letter, column) => (
        <div key={letter} className="contents">
          <span className="bingo-board-letter" data-column={letter}>
            {letter}
          </span>
          {all.slice(column * COLUMN_BALLS, (column + 1) * COLUMN_BALLS).map((ball) => (
            <span key={ball} className="bingo-board-number" data-came={came.has(ball)}>
              {ball}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The ball that came last, those before it, how many came, and at the end what the round paid. */
export function Caller<Event>({
  game,
  shown,
  isShowing,
}: {
  game: Game<Event>
  shown: Shown | undefined
  isShowing: boolean
}): ReactNode {
  const { t } = useWords()
  const currency = useCurrency(game)
  const balls = shown ? shown.balls.slice(0, shown.drawn) : []
  const last = balls.at(-1)
  const before = balls.slice(0, -1).toReversed().slice(0, TRAIL)
  return (
    <div className="bingo-caller" dir="ltr">
      <div className="bingo-tray">
        {last === undefined ? (
          <span className="bingo-ball is-last is-empty" aria-hidden="true" />
        ) : (
          // Another ball each time: it rolls in anew.
          <Ball key={last} ball={last} className={isShowing ? 'is-last is-rolling' : 'is-last'} />
        )}
        <ol className="bingo-trail" aria-label={t('play-lamplight-bingo.balls')}>
          {before.map((ball) => (
            <li key={ball}>
              <Ball ball={ball} className="is-past" />
            </li>
          ))}
        </ol>
        <span className="bingo-count">
          <span className="figures">{`${balls.length} / ${DRAWN}`}</span>
        </span>
        {shown?.isOver && isWon(shown.payout) && (
          <span className="bingo-win font-display" aria-hidden="true">
            <Money amount={shown.payout} currency={currency} display />
          </span>
        )}
      </div>
      <Board came={new Set(balls)} />
    </div>
  )
}
