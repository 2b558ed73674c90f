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
