import { useWords } from '@croupier/client/words/use-words.ts'
import { type RoadMark, beadPlate, bigRoad, markOf } from '@croupier/games/tables/roads.ts'
import type { Dealt } from '@croupier/games/tables/tables.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { DieFace } from '../../../looks/tables/die-face.tsx'
import { NumberMark } from '../../../looks/tables/dealt-line.tsx'
import { dealtFrom, markName, resultText } from '../../../looks/tables/table-names.ts'
import { countMarks, hotAndCold } from './road-counts.ts'
import type { ShownTable } from './shown-table.ts'

const ROWS = 6

/** A round in a word's first letter and its colour. */
export function Bead({ mark }: { mark: RoadMark }): ReactNode {
  const { t } = useWords('tables')
  return (
    <span data-mark={mark} className="tables-bead" aria-hidden="true">
      {t(`tables.bead.${mark}`)}
    </span>
  )
}

/** Columns that grow to the end: the newest stay in sight. */
function RoadBox({ label, end, children }: { label: string; end: string; children: ReactNode }): ReactNode {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current) current.scrollLeft = current.scrollWidth
  }, [end])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and arrow keys reach it
    <figure ref={box} aria-label={label} tabIndex={0} dir="ltr" className="tables-road">
      {children}
    </figure>
  )
}

function useSummary(rounds: readonly Dealt[]): string {
  const { t } = useWords('tables')
  const counts = countMarks(rounds).map(({ mark, count }) => `${markName(t, mark)} ${count}`)
  return t('tables.road.summary', { count: rounds.length, counts: counts.join(', ') })
}

/** Columns of a road that are empty at its end, so that it looks like a road from its first round on. */
const LEAST_COLUMNS = 12

function BeadPlate({ rounds, end }: { rounds: readonly Dealt[]; end: string }): ReactNode {
  const { t } = useWords('tables')
  const columns = beadPlate(rounds, ROWS)
  return (
    <section className="tables-road-part">
      <h2>{t('tables.road.beads')}</h2>
      <RoadBox label={useSummary(rounds)} end={end}>
        <span
          className="tables-grid"
          style={{ gridTemplateColumns: `repeat(${Math.max(columns.length, LEAST_COLUMNS)}, var(--road-cell))` }}
        >
          {columns.flatMap((column, x) =>
            column.map((mark, y) => (
              <span key={`${x} ${y}`} style={{ gridColumn: x + 1, gridRow: y + 1 }}>
                <Bead mark={mark} />
              </span>
            )),
          )}
        </span>
      </RoadBox>
    </section>
  )
}

function BigRoad({ rounds, end }: { rounds: readonly Dealt[]; end: string }): ReactNode {
  const { t } = useWords('tables')
  const cells = bigRoad(rounds, ROWS)
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), LEAST_COLUMNS)
  return (
    <section className="tables-road-part">
      <h2>{t('tables.road.big')}</h2>
      <RoadBox label={t('tables.road.big.label')} end={end}>
        <span className="tables-grid" style={{ gridTemplateColumns: `repeat(${columns}, var(--road-cell))` }}>
          {cells.map(({ column, row, mark, ties }) => (
            <span
              key={`${column} ${row}`}
              data-mark={mark}
              className="tables-circle"
              style={{ gridColumn: column + 1, gridRow: row + 1 }}
            >
              {ties > 0 && <span className="tables-ties">{ties > 1 ? ties : ''}</span>}
            </span>
          ))}
        </span>
      </RoadBox>
    </section>
  )
}

/** The last numbers, and which came often and which seldom. */
function Numbers({ rounds }: { rounds: readonly Dealt[] }): ReactNode {
  const { t } = useWords('tables')
  const numbers = rounds.flatMap((dealt) => (dealt.kind === 'roulette' ? [dealt.number] : [])).toReversed()
  const { hot, cold } = hotAndCold(numbers)
  const rows = [
    [t('tables.numbers.hot'), hot],
    [t('tables.numbers.cold'), cold],
  ] as const
  return (
    <>
      <section className="tables-road-part">
        <h2>{t('tables.numbers.last')}</h2>
        <p className="tables-numbers">
          {numbers.slice(0, 24).map((number, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same number may come twice
            <NumberMark key={at} number={number} />
          ))}
        </p>
      </section>
      <section className="tables-road-part">
        <h2>{t('tables.numbers.counts', { count: numbers.length })}</h2>
        <dl className="tables-counts">
          {rows.map(([name, list]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {list.map(({ number, count }) => (
                  <span key={number} className="tables-count">
                    <NumberMark number={number} />
                    <span className="figures">
                      <span aria-hidden="true">×{count}</span>
                      <span className="sr-only">{t('tables.numbers.times', { count })}</span>
                    </span>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-xs text-ink-faint">{t('tables.numbers.note')}</p>
      </section>
    </>
  )
}

/** The last throws with their sums. */
function Throws({ rounds }: { rounds: readonly Dealt[] }): ReactNode {
  const { t } = useWords('tables')
  const throws = rounds.toReversed().slice(0, 12)
  return (
    <section className="tables-road-part">
      <h2>{t('tables.throws')}</h2>
      <ol className="tables-throws">
        {throws.map((dealt, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- results have no names of their own
          <li key={at}>
            <span className="sr-only">{resultText(t, dealt)}</span>
            {dealt.kind === 'sicBo' && (
              <>
                <span aria-hidden="true" className="tables-pips">
                  {dealt.dice.map((die, each) => (
                    // oxlint-disable-next-line react/no-array-index-key -- dice of one face
                    <DieFace key={each} face={die} />
                  ))}
                </span>
                <bdi className="figures" aria-hidden="true">
                  {dealt.dice.reduce((sum, die) => sum + die, 0)}
                </bdi>
                <Bead mark={markOf(dealt)} />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What came before at a table, as players of its game write it down. */
export function RoadMaps({ gameCode, recent }: { gameCode: string; recent: ShownTable['recent'] }): ReactNode {
  const { t } = useWords('tables')
  const rounds = recent.map(({ dealt }) => dealtFrom(dealt)).toReversed()
  const end = String(recent[0]?.roundId)
  if (rounds.length === 0) return <p className="text-sm text-ink-soft">{t('tables.road.none')}</p>
  const isWheel = gameCode === 'ROULETTE'
  const isDice = gameCode === 'SIC_BO'
  return (
    <div className="tables-roads">
      {isWheel && <Numbers rounds={rounds} />}
      {isDice && <Throws rounds={rounds} />}
      <BeadPlate rounds={rounds} end={end} />
      {!isWheel && !isDice && <BigRoad rounds={rounds} end={end} />}
    </div>
  )
}
