import type { ReactNode } from 'react'
import type { PosterPalette } from '../palettes.ts'
import { type Brush, between, hinted, type Motif, spokes } from './motif.ts'

const suits = {
  spade: 'M0-16c4 8 15 12 15 21 0 6-8 9-13 3 1 5 3 7 6 9H-8c3-2 5-4 6-9-5 6-13 3-13-3 0-9 11-13 15-21z',
  heart: 'M0 16C-7 9-15 3-15-5c0-8 10-11 15-3 5-8 15-5 15 3 0 8-8 14-15 21z',
  diamond: 'M0-17 12 0 0 17-12 0z',
  club: 'M0-16a7.5 7.5 0 0 1 6 12 7.5 7.5 0 1 1-4 11c1 5 3 7 6 9H-8c3-2 5-4 6-9a7.5 7.5 0 1 1-4-11 7.5 7.5 0 0 1 6-12z',
} as const

export function Chip({
  x,
  y,
  size = 1,
  fill,
  edge,
}: {
  x: number
  y: number
  size?: number
  fill: string
  edge: string
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="24" fill={fill} />
      <circle r="24" fill="none" stroke={edge} strokeWidth="6" strokeDasharray="9.4 15.7" />
      <circle r="14" fill="none" stroke={edge} strokeWidth="2" />
    </g>
  )
}

function Card({
  x,
  y,
  turn,
  suit,
  palette,
  size = 1,
}: {
  x: number
  y: number
  turn: number
  suit: keyof typeof suits
  palette: PosterPalette
  size?: number
}): ReactNode {
  const red = suit === 'heart' || suit === 'diamond'
  const colour = red ? '#b0331c' : palette.night
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <rect
        x="-42"
        y="-60"
        width="84"
        height="120"
        rx="9"
        fill={palette.ink}
        stroke={palette.night}
        strokeOpacity="0.35"
        strokeWidth="2"
      />
      <path d={suits[suit]} fill={colour} transform="scale(1.5)" />
      <path d={suits[suit]} fill={colour} transform="translate(-29 -44) scale(0.5)" />
      <path d={suits[suit]} fill={colour} transform="translate(29 44) rotate(180) scale(0.5)" />
    </g>
  )
}

const names = ['spade', 'heart', 'diamond', 'club'] as const

/** Cards between players: a hand, fanned. */
export const pvp: Motif = ({ chance, palette }) => {
  const count = between(chance, 3, 5)
  const spread = (34 + chance() * 8) / (count - 1)
  const from = Math.floor(chance() * 4)
  return (
    <>
      <ellipse cx="150" cy="262" rx="128" ry="30" fill={palette.night} opacity="0.45" />
      <g transform="translate(150 300)">
        {Array.from({ length: count }, (_, place) => {
          const turn = (place - (count - 1) / 2) * spread
          return (
            <g key={place} transform={`rotate(${turn})`}>
              <Card x={0} y={-150} turn={0} suit={names[(from + place) % 4] ?? 'spade'} palette={palette} size={0.98} />
            </g>
          )
        })}
      </g>
      <Chip x={70} y={272} fill={palette.body} edge={palette.spark} />
      <Chip x={232} y={266} size={0.8} fill={palette.dusk} edge={palette.light} />
    </>
  )
}

function wheel({ palette }: Brush): ReactNode {
  return (
    <g transform="translate(150 150)">
      <circle r="100" fill={palette.dusk} stroke={palette.light} strokeWidth="7" />
      {spokes(18).map((angle, place) => (
        <path
          key={angle}
          d="M-15-90 0 0 15-90A92 92 0 0 0-15-90z"
          transform={`rotate(${angle})`}
          fill={place === 0 ? '#2f8f68' : place % 2 ? palette.night : palette.body}
        />
      ))}
      <circle r="56" fill={palette.dusk} stroke={palette.light} strokeWidth="3" />
      {spokes(4).map((angle) => (
        <path key={angle} d="M-5-46H5L3 0h-6z" transform={`rotate(${angle + 20})`} fill={palette.light} />
      ))}
      <circle r="15" fill={palette.spark} />
      <circle cx="54" cy="-56" r="8" fill="#fff" />
    </g>
  )
}

function dealtHand({ chance, palette }: Brush): ReactNode {
  const from = Math.floor(chance() * 4)
  return (
    <>
      <Card x={112} y={150} turn={-10} suit={names[from] ?? 'spade'} palette={palette} size={1.15} />
      <Card x={186} y={154} turn={9} suit={names[(from + 1) % 4] ?? 'heart'} palette={palette} size={1.15} />
      {/* The dealer's hand, sleeve first. */}
      <path
        d="M300 20c-34 8-62 26-74 54l-26 40c-6 10 6 18 14 8l20-26c2 8-2 22-6 34-3 10 9 13 13 4l12-30c0 10-2 20-5 30-2 9 9 11 12 3l12-36c1 8 0 16-2 24-1 8 9 8 11 1l10-50 9-8z"
        fill={palette.light}
      />
      <path d="M300 8v68l-30-8c-2-22 8-44 30-60z" fill={palette.dusk} stroke={palette.spark} strokeWidth="3" />
    </>
  )
}

function dice({ chance, palette }: Brush): ReactNode {
  const pips: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  }
  return (
    <>
      <ellipse cx="150" cy="176" rx="118" ry="84" fill={palette.dusk} stroke={palette.light} strokeWidth="6" />
      <ellipse cx="150" cy="168" rx="100" ry="68" fill={palette.night} opacity="0.5" />
      {[
        [105, 150, -14],
        [160, 126, 12],
        [182, 190, 28],
      ].map(([x = 0, y = 0, turn = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-30" y="-30" width="60" height="60" rx="13" fill={palette.ink} />
          {(pips[between(chance, 1, 6)] ?? []).map(([column, row]) => (
            <circle key={`${column}${row}`} cx={column * 15} cy={row * 15} r="5.5" fill="#a5301b" />
          ))}
        </g>
      ))}
    </>
  )
}

/** Live dealers: what lies on the table above its curve, and the chips. */
export const live: Motif = (brush) => {
  const { palette } = brush
  const scene = hinted(brush, [
    [/roulette|wheel/i, wheel],
    [/baccarat|dragon|tiger|bahar|blackjack|poker|teen|card/i, dealtHand],
    [/sic ?bo|dice|craps/i, dice],
  ])
  return (
    <>
      {scene(brush)}
      <path d="M-30 400V270q180-64 360 0v130z" fill={palette.dusk} />
      <path d="M-30 272q180-64 360 0" fill="none" stroke={palette.light} strokeWidth="7" />
      <path d="M-10 296q160-50 320 0" fill="none" stroke={palette.spark} strokeOpacity="0.4" strokeWidth="2" />
      <Chip x={58} y={262} size={0.72} fill={palette.body} edge={palette.spark} />
      <Chip x={84} y={274} size={0.72} fill={palette.night} edge={palette.light} />
      <Chip x={250} y={264} size={0.72} fill={palette.light} edge={palette.dusk} />
    </>
  )
}
