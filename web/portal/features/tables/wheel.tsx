import { isRed } from '@croupier/games/tables/roulette.ts'
import { type CSSProperties, type ReactNode, useState } from 'react'

/** Around a wheel with one zero, clockwise. */
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const
const POCKET = 360 / ORDER.length
const OUTER = 96
const INNER = 62

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

function Pocket({ number, at }: { number: number; at: number }): ReactNode {
  const [from, to] = [(at - 0.5) * POCKET, (at + 0.5) * POCKET]
  const fill = number === 0 ? '#12603f' : isRed(number) ? '#a02416' : '#1b120d'
  return (
    <>
      <path
        d={`M${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}z`}
        fill={fill}
        stroke="#d8ab57"
        strokeWidth="0.8"
      />
      <text
        transform={`rotate(${at * POCKET}) translate(0 -84)`}
        textAnchor="middle"
        fontSize="9.5"
        fontWeight="700"
        fill="#fff3dc"
      >
        {number}
      </text>
    </>
  )
}

/** Whole turns of the wheel and of the ball, which run against each other. */
const WHEEL_TURNS = 2
const BALL_TURNS = 7

export interface Spin {
  readonly number: number
  /** Milliseconds it has gone on when it is first shown, and takes in all. */
  readonly gone: number
  readonly takes: number
}

/** The wheel, lying on the table: at rest with the ball where it fell last, or on its way to the next number. */
export function Wheel({ rest, spin }: { rest: number | undefined; spin: Spin | undefined }): ReactNode {
  // As far as it had gone when it was first drawn: the browser takes it from there.
  const [gone] = useState(spin?.gone ?? 0)
  const number = spin?.number ?? rest
  const at = number === undefined ? undefined : ORDER.indexOf(number as (typeof ORDER)[number]) * POCKET
  const style = {
    '--wheel-end': `${WHEEL_TURNS * 360}deg`,
    '--ball-end': `${(at ?? 0) - BALL_TURNS * 360}deg`,
    ...(spin ? { '--takes': `${spin.takes}ms`, '--gone': `${-gone}ms` } : {}),
  } as CSSProperties
  return (
    <span className="tables-wheel-bed" aria-hidden="true">
      <svg
        viewBox="-120 -120 240 240"
        className="tables-wheel"
        data-spins={spin ? '' : undefined}
        style={style}
        focusable="false"
      >
        <circle r="118" fill="#2a140a" />
        <circle r="117" fill="none" stroke="#d8ab57" strokeWidth="2.5" />
        <circle r="106" fill="#4a2413" stroke="#120804" strokeWidth="3" />
        {Array.from({ length: 8 }, (_, each) => (
          <path key={each} d="M0-113l3.5 5-3.5 5-3.5-5z" transform={`rotate(${each * 45})`} fill="#e9ba69" />
        ))}
        <g className="tables-wheel-turn">
          {ORDER.map((each, place) => (
            <Pocket key={each} number={each} at={place} />
          ))}
          <circle r={OUTER} fill="none" stroke="#e9ba69" strokeWidth="1.6" />
          <circle r={INNER} fill="#5a2c14" stroke="#e9ba69" strokeWidth="1.6" />
          <circle r="46" fill="#6f3a1b" />
          {[0, 90, 180, 270].map((turn) => (
            <path key={turn} d="M-3-46q3-8 6 0l1 30h-8z" transform={`rotate(${turn})`} fill="#d8ab57" />
          ))}
          <circle r="16" fill="#e9ba69" stroke="#8a5a1c" strokeWidth="2" />
          <circle r="7" fill="#fbe3ae" />
        </g>
        {at !== undefined && (
          <g className="tables-ball-turn">
            <circle className="tables-ball" r="5" fill="#fffaf0" stroke="#8a7a60" strokeWidth="0.8" />
          </g>
        )}
      </svg>
    </span>
  )
}
