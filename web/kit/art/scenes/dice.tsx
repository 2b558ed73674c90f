import type { ReactNode } from 'react'

/** Where the eyes of a face stand, in a square of 3 by 3. */
const eyes: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

const SIDE = 66
const COSINE = 0.866

/** One face, drawn flat and laid into the corner by its matrix. */
function Face({ matrix, eye, fill, ink }: { matrix: string; eye: number; fill: string; ink: string }): ReactNode {
  return (
    <g transform={`matrix(${matrix})`}>
      <rect width={SIDE} height={SIDE} rx="9" fill={fill} stroke={fill} strokeWidth="3" strokeLinejoin="round" />
      <rect x="3" y="3" width={SIDE - 6} height={SIDE - 6} rx="8" fill="none" stroke="#f6cf8a" strokeOpacity="0.35" />
      {eyes[eye]?.map(([column, row]) => (
        <circle
          key={`${column}-${row}`}
          cx={SIDE / 2 + (column - 1) * 19}
          cy={SIDE / 2 + (row - 1) * 19}
          r={eye === 1 ? 11 : 7}
          fill={ink}
        />
      ))}
    </g>
  )
}

interface DieColours {
  top: string
  left: string
  right: string
  ink: string
}

export const lacquer: DieColours = { top: '#e0563a', left: '#a92c17', right: '#7c1c0e', ink: '#fff1d6' }
export const ivory: DieColours = { top: '#fff4dd', left: '#e6cfa4', right: '#c3a472', ink: '#3a1509' }

/** A die seen on its corner: the top, and the two sides that face us. */
export function Die({
  x,
  y,
  turn,
  size = 1,
  faces: [top, left, right],
  colours,
}: {
  x: number
  y: number
  turn: number
  size?: number
  faces: readonly [top: number, left: number, right: number]
  colours: DieColours
}): ReactNode {
  const half = SIDE / 2
  const reach = SIDE * COSINE
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <Face matrix={`${COSINE},-0.5,${COSINE},0.5,${-reach},${-half}`} eye={top} fill={colours.top} ink={colours.ink} />
      <Face matrix={`${COSINE},0.5,0,1,${-reach},${-half}`} eye={left} fill={colours.left} ink={colours.ink} />
      <Face matrix={`${COSINE},-0.5,0,1,0,0`} eye={right} fill={colours.right} ink={colours.ink} />
    </g>
  )
}

/** The house's dice: two thrown under a lamp, and below them the rail on which a player sets his chance. */
export function drawDice(id: string): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-felt`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1d5a41" />
          <stop offset="0.6" stopColor="#0f3526" />
          <stop offset="1" stopColor="#071a13" />
        </linearGradient>
        <radialGradient id={`${id}-lamp`} cx="50%" cy="2%" r="78%">
          <stop offset="0" stopColor="#ffd98a" stopOpacity="0.72" />
          <stop offset="0.45" stopColor="#f0b95a" stopOpacity="0.2" />
          <stop offset="1" stopColor="#f0b95a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-rail`}>
          <stop offset="0" stopColor="#c3401f" />
          <stop offset="0.5" stopColor="#c3401f" />
          <stop offset="0.5" stopColor="#58c48f" />
          <stop offset="1" stopColor="#58c48f" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}-felt)`} />
      {[0, 1, 2, 3, 4, 5].map((ring) => (
        <circle
          key={ring}
          cx="150"
          cy="176"
          r={70 + ring * 36}
          fill="none"
          stroke="#a9dcae"
          strokeOpacity={0.16 - ring * 0.02}
          strokeWidth="1.5"
          strokeDasharray={ring % 2 ? '2 9' : undefined}
        />
      ))}
      <rect width="300" height="400" fill={`url(#${id}-lamp)`} />
      <path d="M118 0h64l10 20H108z" fill="#2a1a0c" />
      <path d="M108 20h84l-8 10h-68z" fill="#e2ad52" />
      <ellipse cx="112" cy="206" rx="66" ry="17" fill="#03100a" opacity="0.55" />
      <ellipse cx="196" cy="240" rx="62" ry="15" fill="#03100a" opacity="0.5" />
      <Die x={110} y={136} turn={-13} size={1.06} faces={[5, 3, 6]} colours={lacquer} />
      <Die x={198} y={180} turn={17} size={0.94} faces={[6, 2, 4]} colours={ivory} />
      <g transform="translate(0 284)">
        <rect x="36" y="-7" width="228" height="14" rx="7" fill="#06140e" />
        <rect x="40" y="-4" width="220" height="8" rx="4" fill={`url(#${id}-rail)`} />
        {[0, 25, 50, 75, 100].map((mark) => (
          <path
            key={mark}
            d={`M${40 + mark * 2.2} 11v5`}
            stroke="#f3dba6"
            strokeOpacity="0.6"
            strokeWidth="2"
            strokeLinecap="round"
          />
        ))}
        <circle cx="150" r="15" fill="#e2ad52" stroke="#fff1c9" strokeWidth="2.5" />
        <path d="M146-5v10M150-5v10M154-5v10" stroke="#4a2d06" strokeWidth="2" strokeLinecap="round" />
      </g>
    </>
  )
}
