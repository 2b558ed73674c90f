import type { ReactNode } from 'react'
import { type Brush, between, type Motif, spokes } from './motif.ts'

function drawnRow({ chance, palette }: Brush): ReactNode {
  const rows = between(chance, 2, 3)
  const colours = [palette.light, palette.body, palette.spark]
  return Array.from({ length: rows }, (_, row) => {
    const count = rows === 3 ? 3 - (row % 2) : 2 + row
    return Array.from({ length: count }, (_ball, place) => (
      <g
        key={`${row}-${place}`}
        transform={`translate(${150 + (place - (count - 1) / 2) * 82} ${(rows === 3 ? 84 : 120) + row * 72})`}
      >
        <circle r="38" fill={colours[(row + place) % 3]} />
        <path
          d="M-24-18a30 30 0 0 1 26-14"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.7"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle r="20" fill={palette.ink} />
        <text textAnchor="middle" y="8" fontSize="23" fontWeight="700" fill={palette.night} className="figures">
          {between(chance, 1, 49)}
        </text>
      </g>
    ))
  })
}

/** Lottery: a drum of numbered balls, or those already drawn. */
export const lottery: Motif = (brush) => (brush.chance() < 0.45 ? drawnRow(brush) : drum(brush))

function drum({ chance, palette, id }: Brush): ReactNode {
  const balls = between(chance, 9, 13)
  const colours = [palette.body, palette.light, palette.spark, palette.ink]
  return (
    <>
      <path
        d="M92 246 70 292h160l-22-46z"
        fill={palette.dusk}
        stroke={palette.light}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <clipPath id={`${id}-drum`}>
        <circle cx="150" cy="150" r="94" />
      </clipPath>
      <circle cx="150" cy="150" r="100" fill={palette.night} opacity="0.65" />
      <g clipPath={`url(#${id}-drum)`}>
        {Array.from({ length: balls }, (_, place) => {
          const x = 86 + (place % 4) * 42 + (chance() - 0.5) * 20
          const y = 206 - Math.floor(place / 4) * 42 + (chance() - 0.5) * 16
          return (
            <g key={place} transform={`translate(${x} ${y})`}>
              <circle r="23" fill={colours[place % 4]} />
              <circle r="12.5" fill={palette.ink} opacity="0.92" />
              <text textAnchor="middle" y="5.5" fontSize="15" fontWeight="700" fill={palette.night} className="figures">
                {between(chance, 1, 49)}
              </text>
            </g>
          )
        })}
      </g>
      <circle cx="150" cy="150" r="97" fill="none" stroke={palette.light} strokeWidth="6" />
      <path
        d="M88 104a80 80 0 0 1 48-36"
        stroke={palette.spark}
        strokeOpacity="0.75"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
    </>
  )
}

/** Bingo: a card with a line complete. */
export const bingo: Motif = ({ chance, palette }) => {
  const line = between(chance, 0, 4)
  const diagonal = chance() < 0.4
  return (
    <g transform={`rotate(${(chance() - 0.5) * 16} 150 160)`}>
      <rect x="50" y="52" width="200" height="226" rx="16" fill={palette.ink} />
      <rect x="50" y="52" width="200" height="36" rx="16" fill={palette.body} />
      {[0, 1, 2, 3, 4].map((column) => (
        <circle key={column} cx={76 + column * 37} cy="70" r="9" fill={palette.spark} />
      ))}
      {Array.from({ length: 25 }, (_, place) => {
        const column = place % 5
        const row = Math.floor(place / 5)
        const marked = diagonal ? column === row : row === line
        return (
          <g key={place} transform={`translate(${76 + column * 37} ${110 + row * 37})`}>
            <rect x="-16" y="-16" width="32" height="32" rx="7" fill={palette.night} opacity="0.08" />
            <text textAnchor="middle" y="5" fontSize="14" fontWeight="600" fill={palette.night} className="figures">
              {column * 15 + between(chance, 1, 15)}
            </text>
            {(marked || chance() < 0.16) && <circle r="15" fill={palette.body} opacity={marked ? 0.82 : 0.45} />}
          </g>
        )
      })}
    </g>
  )
}

/** Small games of chance: their own geometry, drawn as an instrument. */
export const mini: Motif = ({ chance, palette }) => {
  const kind = between(chance, 0, 3)
  if (kind === 0) {
    // A rising curve, and where it stands.
    const bend = 60 + chance() * 60
    return (
      <>
        {[110, 160, 210, 260].map((y) => (
          <path key={y} d={`M34 ${y}h232`} stroke={palette.ink} strokeOpacity="0.14" strokeWidth="1.5" />
        ))}
        <path d={`M34 270Q${150 + bend} 268 246 84V270z`} fill={palette.body} opacity="0.4" />
        <path
          d={`M34 270Q${150 + bend} 268 246 84`}
          fill="none"
          stroke={palette.light}
          strokeWidth="9"
          strokeLinecap="round"
        />
        <circle cx="246" cy="84" r="30" fill={palette.spark} opacity="0.25" />
        <path d="m246 56 10 20 22 3-16 15 4 22-20-11-20 11 4-22-16-15 22-3z" fill={palette.spark} />
      </>
    )
  }
  if (kind === 1) {
    // A field of tiles, one of them opened.
    const gem = between(chance, 0, 24)
    return (
      <>
        {Array.from({ length: 25 }, (_, place) => {
          const x = 52 + (place % 5) * 40
          const y = 66 + Math.floor(place / 5) * 40
          const open = place === gem || chance() < 0.24
          return (
            <g key={place}>
              <rect
                x={x}
                y={y}
                width="36"
                height="36"
                rx="9"
                fill={open ? palette.night : palette.body}
                opacity={open ? 0.6 : 0.9}
              />
              {open && (
                <path
                  d={`M${x + 18} ${y + 8}l10 10-10 11-10-11z`}
                  fill={place === gem ? palette.spark : palette.light}
                />
              )}
            </g>
          )
        })}
      </>
    )
  }
  if (kind === 2) {
    // Pegs, and a ball on its way down.
    return (
      <>
        {Array.from({ length: 8 }, (_, row) =>
          Array.from({ length: row + 3 }, (_peg, peg) => (
            <circle
              key={`${row}-${peg}`}
              cx={150 + (peg - (row + 2) / 2) * 25}
              cy={66 + row * 25}
              r="4"
              fill={palette.ink}
              opacity="0.75"
            />
          )),
        )}
        {Array.from({ length: 9 }, (_, cup) => (
          <rect
            key={cup}
            x={39 + cup * 25}
            y="262"
            width="21"
            height={22}
            rx="5"
            fill={
              [palette.spark, palette.light, palette.body, palette.dusk, palette.dusk][
                Math.abs(cup - 4) === 4 ? 0 : 4 - Math.abs(cup - 4)
              ]
            }
          />
        ))}
        <circle cx={138 + chance() * 24} cy={128} r="11" fill={palette.spark} />
      </>
    )
  }
  // A wheel of fortune.
  const parts = between(chance, 8, 14)
  return (
    <g transform="translate(150 168)">
      {spokes(parts).map((angle, place) => {
        const half = Math.PI / parts
        const x = 106 * Math.sin(half)
        const y = -106 * Math.cos(half)
        return (
          <path
            key={angle}
            d={`M0 0 ${-x} ${y}A106 106 0 0 1 ${x} ${y}z`}
            transform={`rotate(${angle})`}
            fill={[palette.body, palette.light, palette.dusk][place % 3]}
          />
        )
      })}
      <circle r="106" fill="none" stroke={palette.spark} strokeWidth="7" />
      <circle r="24" fill={palette.night} stroke={palette.spark} strokeWidth="5" />
      <path d="M-13-124h26L0-92z" fill={palette.ink} />
    </g>
  )
}
