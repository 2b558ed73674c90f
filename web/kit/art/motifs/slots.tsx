import type { ReactNode } from 'react'
import { pick } from '@croupier/basis/seeded.ts'
import { type Brush, between, hinted, type Motif, polar, spokes } from './motif.ts'

const X = 150
const Y = 165

function lotus({ chance, palette }: Brush): ReactNode {
  const rows = between(chance, 2, 3)
  const petals = between(chance, 7, 11)
  return Array.from({ length: rows }, (_, row) => {
    const length = 84 - row * 22
    return spokes(petals).map((angle) => (
      <path
        key={`${row}-${angle}`}
        d={`M${X} ${Y}c${-length * 0.34} ${-length * 0.45} ${-length * 0.2} ${-length * 0.85} 0 ${-length}c${length * 0.2} ${length * 0.15} ${length * 0.34} ${length * 0.55} 0 ${length}z`}
        transform={`rotate(${angle + (row * 180) / petals} ${X} ${Y})`}
        fill={[palette.body, palette.light, palette.spark][row] ?? palette.spark}
        stroke={palette.night}
        strokeOpacity="0.28"
        strokeWidth="1.5"
      />
    ))
  })
}

function sun({ chance, palette }: Brush): ReactNode {
  const rays = between(chance, 12, 24)
  return (
    <>
      {spokes(rays).map((angle, place) => (
        <path
          key={angle}
          d={`M${X - 7} ${Y - 48}L${X} ${Y - (place % 2 ? 78 : 96)}L${X + 7} ${Y - 48}z`}
          transform={`rotate(${angle} ${X} ${Y})`}
          fill={place % 2 ? palette.body : palette.light}
        />
      ))}
      <circle cx={X} cy={Y} r="52" fill={palette.light} />
      <circle cx={X} cy={Y} r="43" fill={palette.spark} />
      <path
        d={`M${X - 20} ${Y - 8}q6-8 12 0M${X + 8} ${Y - 8}q6-8 12 0M${X - 16} ${Y + 12}q16 14 32 0M${X} ${Y - 6}v12`}
        fill="none"
        stroke={palette.dusk}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  )
}

function gem({ chance, palette }: Brush): ReactNode {
  const sides = between(chance, 5, 8)
  const corner = (radius: number, place: number): string => polar(X, Y, radius, (place * 360) / sides + 180 / sides)
  return (
    <>
      {Array.from({ length: sides }, (_, place) => (
        <g key={place} stroke={palette.night} strokeOpacity="0.25" strokeWidth="1.5" strokeLinejoin="round">
          <path
            d={`M${corner(88, place)}L${corner(88, place + 1)}L${corner(46, place + 1)}L${corner(46, place)}z`}
            fill={[palette.body, palette.light, palette.dusk, palette.light][place % 4] ?? palette.body}
          />
          <path
            d={`M${corner(46, place)}L${corner(46, place + 1)}L${X} ${Y}z`}
            fill={place % 2 ? palette.spark : palette.light}
            fillOpacity={0.75 + (place % 3) * 0.12}
          />
        </g>
      ))}
    </>
  )
}

function bell({ palette }: Brush): ReactNode {
  return (
    <>
      <circle cx={X} cy={Y + 76} r="15" fill={palette.dusk} />
      <path
        d={`M${X} ${Y - 84}c44 0 50 44 54 84 2 24 10 34 26 46v14h-160v-14c16-12 24-22 26-46 4-40 10-84 54-84z`}
        fill={palette.light}
      />
      <path
        d={`M${X - 18} ${Y - 62}c-22 18-22 62-28 96`}
        stroke={palette.spark}
        strokeWidth="9"
        fill="none"
        strokeLinecap="round"
      />
      <path d={`M${X - 84} ${Y + 48}h168`} stroke={palette.body} strokeWidth="8" />
      <path d={`M${X - 14} ${Y - 84}a14 14 0 0 1 28 0`} fill="none" stroke={palette.body} strokeWidth="8" />
    </>
  )
}

function fan({ chance, palette }: Brush): ReactNode {
  const ribs = between(chance, 9, 13)
  const reach = 150
  return (
    <g transform="translate(0 46)">
      {Array.from({ length: ribs }, (_, place) => {
        const from = -reach / 2 + (place * reach) / ribs
        const to = from + reach / ribs
        return (
          <path
            key={from}
            d={`M${polar(X, Y, 34, from)}L${polar(X, Y, 128, from)}L${polar(X, Y, 138, (from + to) / 2)}L${polar(X, Y, 128, to)}L${polar(X, Y, 34, to)}z`}
            fill={place % 2 ? palette.light : palette.body}
          />
        )
      })}
      <path
        d={`M${polar(X, Y, 92, -reach / 2)}A92 92 0 0 1 ${polar(X, Y, 92, reach / 2)}`}
        fill="none"
        stroke={palette.spark}
        strokeWidth="5"
      />
      <circle cx={X} cy={Y} r="22" fill={palette.dusk} />
      <circle cx={X} cy={Y} r="9" fill={palette.spark} />
    </g>
  )
}

function crown({ chance, palette }: Brush): ReactNode {
  const points = between(chance, 3, 5)
  const width = 170 / points
  const zigzag = Array.from(
    { length: points },
    (_, place) =>
      `L${X - 85 + place * width + width / 2} ${Y - (place === (points - 1) / 2 ? 84 : 60)}L${X - 85 + (place + 1) * width} ${Y - 4}`,
  ).join('')
  return (
    <>
      <path d={`M${X - 85} ${Y - 30}V${Y + 56}h170V${Y - 30}`} fill={palette.body} />
      <path
        d={`M${X - 85} ${Y - 30}${zigzag}V${Y + 56}h-170z`}
        fill={palette.light}
        strokeLinejoin="round"
        stroke={palette.light}
        strokeWidth="6"
      />
      <rect x={X - 88} y={Y + 40} width="176" height="30" rx="8" fill={palette.dusk} />
      {Array.from({ length: points }, (_, place) => (
        <g key={place}>
          <circle
            cx={X - 85 + place * width + width / 2}
            cy={Y - (place === (points - 1) / 2 ? 92 : 68)}
            r="10"
            fill={palette.spark}
          />
          <path
            d={`M${X - 85 + place * width + width / 2} ${Y + 46}l10 9-10 9-10-9z`}
            fill={place % 2 ? palette.spark : palette.body}
          />
        </g>
      ))}
    </>
  )
}

function feather({ chance, palette }: Brush): ReactNode {
  const plumes = between(chance, 5, 9)
  const reach = 130
  return (
    <g transform="translate(0 58)">
      {Array.from({ length: plumes }, (_, place) => {
        const angle = -reach / 2 + (place * reach) / (plumes - 1)
        return (
          <g key={angle} transform={`rotate(${angle} ${X} ${Y})`}>
            <path
              d={`M${X} ${Y}c-16-60-18-100 0-150 18 50 16 90 0 150z`}
              fill={place % 2 ? palette.body : palette.dusk}
            />
            <path d={`M${X} ${Y}V${Y - 130}`} stroke={palette.light} strokeWidth="2" />
            <ellipse cx={X} cy={Y - 116} rx="12" ry="18" fill={palette.light} />
            <ellipse cx={X} cy={Y - 112} rx="6.5" ry="10" fill={palette.night} />
            <circle cx={X} cy={Y - 110} r="3" fill={palette.spark} />
          </g>
        )
      })}
      <circle cx={X} cy={Y} r="20" fill={palette.light} />
    </g>
  )
}

function lantern({ chance, palette }: Brush): ReactNode {
  const ribs = between(chance, 2, 4)
  return (
    <>
      <path d={`M${X} ${Y - 140}v52`} stroke={palette.light} strokeWidth="3" />
      <rect x={X - 26} y={Y - 92} width="52" height="14" rx="4" fill={palette.light} />
      <path
        d={`M${X - 26} ${Y - 78}c-52 18-64 48-64 78s12 60 64 78h52c52-18 64-48 64-78s-12-60-64-78z`}
        fill={palette.body}
      />
      <ellipse cx={X} cy={Y} rx="46" ry="62" fill={palette.spark} opacity="0.55" />
      {Array.from({ length: ribs }, (_, rib) => {
        const spread = ((rib + 1) * 150) / (ribs + 1)
        return (
          <path
            key={rib}
            d={`M${X - 24} ${Y - 78}c${-spread * 0.42} 50 ${-spread * 0.42} 106 0 156M${X + 24} ${Y - 78}c${spread * 0.42} 50 ${spread * 0.42} 106 0 156`}
            fill="none"
            stroke={palette.dusk}
            strokeWidth="2.5"
          />
        )
      })}
      <rect x={X - 26} y={Y + 78} width="52" height="12" rx="4" fill={palette.light} />
      <path
        d={`M${X - 10} ${Y + 90}v30M${X} ${Y + 90}v38M${X + 10} ${Y + 90}v30`}
        stroke={palette.light}
        strokeWidth="3"
      />
    </>
  )
}

function compass({ chance, palette }: Brush): ReactNode {
  const points = pick(chance, [4, 6, 8])
  return (
    <>
      <circle cx={X} cy={Y} r="90" fill={palette.dusk} stroke={palette.light} strokeWidth="6" />
      <circle cx={X} cy={Y} r="72" fill="none" stroke={palette.light} strokeWidth="1.5" strokeDasharray="3 7" />
      {spokes(points).map((angle, place) => (
        <g key={angle} transform={`rotate(${angle} ${X} ${Y})`}>
          <path d={`M${X} ${Y - (place % 2 ? 52 : 76)}L${X + 13} ${Y - 13}L${X} ${Y}z`} fill={palette.light} />
          <path d={`M${X} ${Y - (place % 2 ? 52 : 76)}L${X - 13} ${Y - 13}L${X} ${Y}z`} fill={palette.body} />
        </g>
      ))}
      <circle cx={X} cy={Y} r="10" fill={palette.spark} />
    </>
  )
}

function mask({ chance, palette }: Brush): ReactNode {
  const horn = between(chance, 20, 56)
  return (
    <>
      <path
        d={`M${X - 62} ${Y - 40}q-40-20-${horn * 0.6}-${horn + 30} 40 6 74 46zM${X + 62} ${Y - 40}q40-20 ${horn * 0.6}-${horn + 30}-40 6-74 46z`}
        fill={palette.spark}
      />
      <path
        d={`M${X} ${Y - 82}c56 0 78 34 76 76-2 46-36 88-76 92-40-4-74-46-76-92-2-42 20-76 76-76z`}
        fill={palette.body}
      />
      <path d={`M${X} ${Y - 82}c18 22 18 40 0 64-18-24-18-42 0-64z`} fill={palette.light} />
      <path
        d={`M${X - 54} ${Y - 14}q24-24 44 4-24 14-44-4zM${X + 54} ${Y - 14}q-24-24-44 4 24 14 44-4z`}
        fill={palette.night}
      />
      <circle cx={X - 31} cy={Y - 13} r="6" fill={palette.spark} />
      <circle cx={X + 31} cy={Y - 13} r="6" fill={palette.spark} />
      <path d={`M${X - 14} ${Y + 24}q14 10 28 0l-6-16h-16z`} fill={palette.dusk} />
      <path d={`M${X - 40} ${Y + 42}q40 28 80 0-8 34-40 36-32-2-40-36z`} fill={palette.night} />
      <path d={`M${X - 30} ${Y + 49}l8 16 8-10M${X + 30} ${Y + 49}l-8 16-8-10`} fill={palette.ink} />
    </>
  )
}

const emblems = [
  [/lotus|padma|lily|flower|garden|blossom/i, lotus],
  [/\b(?:sun|day|dawn|kite|harvest|festival|fire)/i, sun],
  [/gem|jewel|jade|ruby|diamond|emerald|crystal|treasure/i, gem],
  [/bell|temple|drum|chime/i, bell],
  [/\bfan|silk|wind|dance|geisha/i, fan],
  [/crown|king\b|queen|emperor|nawab|raja|royal|sultan|gold/i, crown],
  [/peacock|feather|bird|kingfisher|crane|phoenix/i, feather],
  [/lantern|lamp|light|night/i, lantern],
  [/compass|road|caravan|voyage|pirate|map|rickshaw|river|journey/i, compass],
  [/mask|tiger|lion|monkey|dragon|beast|demon/i, mask],
] as const

/** Slots: one emblem in a frame, the frame of reels at its foot. */
export const slots: Motif = (brush) => {
  const emblem = hinted(brush, emblems)
  const { palette } = brush
  return (
    <>
      {emblem(brush)}
      <g transform={`translate(${X} 288)`} opacity="0.9">
        {[-44, 0, 44].map((offset) => (
          <path
            key={offset}
            d="M0-7 7 0 0 7-7 0z"
            transform={`translate(${offset} 0)`}
            fill={offset === 0 ? palette.spark : palette.light}
          />
        ))}
        <path d="M-34 0h24M10 0h24" stroke={palette.light} strokeWidth="2" />
      </g>
    </>
  )
}
