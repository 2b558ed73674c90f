import { useWords } from '@croupier/client/words/use-words.ts'
import { wheel } from '@croupier/games/delta-nets/tables.ts'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { type Game, useCurrency } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import { type Catch, WHEEL_MILLISECONDS } from './nets-table.ts'
import { SpeciesPicture } from './species-picture.tsx'

const TURN = 360 / wheel.length
const TURNS = 4

/** A field of the wheel, its tip in the middle. */
function fieldPath(field: number): string {
  const at = (degrees: number) => {
    const turn = ((degrees - 90) * Math.PI) / 180
    return `${(100 + 92 * Math.cos(turn)).toFixed(2)} ${(100 + 92 * Math.sin(turn)).toFixed(2)}`
  }
  return `M100 100L${at(field * TURN - TURN / 2)}A92 92 0 0 1 ${at(field * TURN + TURN / 2)}Z`
}

const colourOf = (pays: number) =>
  pays >= 200 ? '#b3200e' : pays >= 100 ? '#d8742a' : pays >= 60 ? '#1f7f72' : '#155064'

/** The wheel on the turtle's shell; it comes to stand where the throw has decided. */
function Wheel({ field, hasStopped }: { field: number; hasStopped: boolean }): ReactNode {
  const [isTurning, setTurning] = useState(isMotionReduced)
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setTurning(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  const turned = isTurning ? 360 * TURNS - field * TURN : 0
  return (
    <svg viewBox="0 0 200 200" className="nets-wheel" aria-hidden="true" data-stopped={hasStopped}>
      <circle cx="100" cy="100" r="98" fill="#5a2408" stroke="#ffd678" strokeWidth="3" />
      <g className="nets-wheel-turning" style={{ '--turned': `${turned}deg` } as CSSProperties}>
        {wheel.map((pays, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a field is its place
          <g key={at}>
            <path d={fieldPath(at)} fill={colourOf(pays)} stroke="#ffe2a0" strokeWidth="1.5" />
            <text
              x="100"
              y="30"
              transform={`rotate(${at * TURN} 100 100)`}
              textAnchor="middle"
              fill="#fff6dc"
              className="figures"
              fontSize="17"
              fontWeight="700"
            >
              {pays}
            </text>
          </g>
        ))}
        <circle cx="100" cy="100" r="26" fill="#ffc64f" stroke="#5a2408" strokeWidth="4" />
        <circle cx="100" cy="100" r="12" fill="#fffbd6" />
      </g>
      <path d="M100 20L90 0h20z" fill="#fff6dc" stroke="#5a2408" strokeWidth="2" />
    </svg>
  )
}

/** A great catch over the river, and of a turtle its wheel first. It takes no press, and holds up nothing. */
export function CatchBanner<Event>({ game, caught }: { game: Game<Event>; caught: Catch }): ReactNode {
  const { t } = useWords()
  const currency = useCurrency(game)
  const [hasStopped, setStopped] = useState(caught.field === undefined || isMotionReduced())
  useEffect(() => {
    if (hasStopped) return undefined
    const timer = setTimeout(() => setStopped(true), WHEEL_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [hasStopped])
  return (
    <div className="nets-banner" data-great={caught.pays >= 100}>
      {caught.field === undefined ? (
        <SpeciesPicture species={caught.species} className="h-16 w-36 sm:h-24 sm:w-52" />
      ) : (
        <Wheel field={caught.field} hasStopped={hasStopped} />
      )}
      <p className="font-display text-lg font-semibold sm:text-xl">{t(`play-delta-nets.species.${caught.species}`)}</p>
      <p className="nets-banner-paid" data-shown={hasStopped}>
        <span className="figures" dir="ltr">
          {caught.pays}×
        </span>
        <Money amount={caught.payout} currency={currency} display />
      </p>
    </div>
  )
}
