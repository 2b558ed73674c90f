import { useWords } from '@croupier/client/words/use-words.ts'
import type { FallEvent } from '@croupier/games/bamboo-rain/events.ts'
import { bowlsOf } from '@croupier/games/bamboo-rain/rules.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Game, useCurrency } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import { useStore } from '../shell/store.ts'
import { bowlsTop, bowlText, COLUMN, placeAt, placesOf, stalksOf, widthOf } from './places.ts'
import { FALL_MILLISECONDS, type RainTable } from './rain-table.ts'

const BOWL_HEIGHT = 58
/** With more rows there is no room for a figure that lies. */
const MOST_LYING = 12

/** Moves the drop along its way, one frame at a time and outside React. */
function useFall(round: string | undefined, event: FallEvent | undefined) {
  const drop = useRef<SVGGElement>(null)
  useEffect(() => {
    if (!event) return
    const places = placesOf(event)
    const put = (share: number) => {
      const { x, y } = placeAt(places, share)
      drop.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
    }
    if (isMotionReduced()) return put(1)
    let frame = 0
    const began = performance.now()
    const step = (now: number): void => {
      const share = Math.min(Math.max((now - began) / FALL_MILLISECONDS, 0), 1)
      put(share)
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
    // A round is told once as it begins to fall and once as it lies; it falls once.
  }, [round]) // oxlint-disable-line react/exhaustive-deps
  return drop
}

/** The grove in the rain: rows of bamboo, the drop, and the bowls below with what they pay. */
export function Grove<Event>({ game, table }: { game: Game<Event>; table: RainTable }): ReactNode {
  const { t } = useWords()
  const { choice, shown } = useStore(table)
  const currency = useCurrency(game)
  // What lies in a bowl belongs to the rows it fell through.
  const isSame = shown?.event.rows === choice.rows && shown.event.risk === choice.risk
  const fallen = isSame ? shown : undefined
  const drop = useFall(fallen?.round.id, fallen?.event)

  // For measuring how soon a game shows itself.
  useEffect(() => void performance.mark('first-frame'), [])

  const { rows } = choice
  const top = bowlsTop(rows)
  const middle = rows / 2
  return (
    <div className="rain-grove" dir="ltr">
      <svg
        viewBox={`0 0 ${widthOf(rows)} ${top + BOWL_HEIGHT + 12}`}
        className="rain-picture"
        role="img"
        aria-label={t('play-bamboo-rain.picture', { rows, risk: t(`play-bamboo-rain.risk.${choice.risk}`) })}
      >
        {Array.from({ length: rows }, (_, row) =>
          stalksOf(row, rows).map(({ x, y }) => (
            <g key={`${row}:${x}`} transform={`translate(${x} ${y})`}>
              <rect className="rain-stalk" x={-5} y={-8} width={10} height={17} rx={3} />
              <path className="rain-node" d="M-5.500 0h11" />
            </g>
          )),
        )}
        {bowlsOf(choice).map((hundredths, bowl) => {
          const x = bowl * COLUMN
          const isHit = fallen?.isOver === true && fallen.event.bowl === bowl
          return (
            <g
              // oxlint-disable-next-line react/no-array-index-key -- a bowl is its place
              key={bowl}
              transform={`translate(${x} ${top + 4})`}
              data-far={Math.ceil((Math.abs(bowl - middle) / middle) * 4)}
              data-hit={isHit || undefined}
              className="rain-bowl"
            >
              <path
                d={`M2 2h${COLUMN - 4}q1 ${BOWL_HEIGHT - 8}-10 ${BOWL_HEIGHT - 8}h${24 - COLUMN}q-11 0-10-${BOWL_HEIGHT - 8}z`}
              />
              {rows > MOST_LYING ? (
                <text x={-8 - 20} y={COLUMN / 2 + 6} transform="rotate(-90)" fontSize={17} textAnchor="middle">
                  {bowlText(hundredths)}
                </text>
              ) : (
                <text x={COLUMN / 2} y={28} fontSize={14} textAnchor="middle">
                  {bowlText(hundredths)}
                </text>
              )}
            </g>
          )
        })}
        <g ref={drop} className="rain-drop" data-there={fallen !== undefined || undefined}>
          <path d="M0-11c5 6 7.500 9.500 7.500 13a7.500 7.500 0 0 1-15 0c0-3.500 2.500-7 7.500-13z" />
          <path className="rain-shine" d="M-3.600 2.400a3.600 3.600 0 0 0 2.600 3.400" />
        </g>
      </svg>
      <p className="rain-paid figures" aria-hidden="true">
        {fallen?.isOver && (
          <>
            <span className={fallen.event.isWin ? 'text-jade' : undefined}>{fallen.event.pays}×</span>
            <Money amount={fallen.round.payout} currency={currency} display />
          </>
        )}
      </p>
      <output className="sr-only">
        {fallen?.isOver && t('play-bamboo-rain.said', { bowl: fallen.event.bowl + 1, pays: fallen.event.pays })}
      </output>
    </div>
  )
}
