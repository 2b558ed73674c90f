import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { useNow } from '../../parts/use-now.ts'
import type { Round } from './shown-table.ts'
import { bettingLeft, type Phase, phaseOf, secondsLeft } from './table-clock.ts'

const TICK = 250
const RADIUS = 20
const ROUND = 2 * Math.PI * RADIUS
const URGENT = 5

/** The phase of a round by the clock, told anew while it can change. */
export function usePhase(round: Round | null, isOnSale: boolean, offset: number): { phase: Phase; now: number } {
  const isOpen = round?.state === 'betting' || round?.state === 'dealing'
  const now = useNow(isOpen, TICK) + offset
  return { phase: phaseOf(round, isOnSale, now), now }
}

/** How long bets are still taken. */
export function ClockRing({ round, now }: { round: Round; now: number }): ReactNode {
  const { t } = useWords('tables')
  const seconds = secondsLeft(round, now)
  return (
    <span role="timer" className="tables-clock" data-urgent={seconds <= URGENT ? '' : undefined}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={RADIUS} className="tables-clock-bed" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className="tables-clock-hand"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - bettingLeft(round, now))}
        />
      </svg>
      <span className="figures" aria-hidden="true">
        {seconds}
      </span>
      <span className="sr-only">{t('tables.clock', { seconds })}</span>
    </span>
  )
}
