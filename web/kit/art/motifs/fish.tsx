import type { ReactNode } from 'react'
import { pick } from '@croupier/basis/seeded.ts'
import type { PosterPalette } from '../palettes.ts'
import { between, type Motif, spokes } from './motif.ts'

interface Swimmer {
  x: number
  y: number
  size: number
  faces: 1 | -1
  fill: string
}

function FishShape({ x, y, size, faces, fill, fin, eye }: Swimmer & { fin: string; eye: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size * faces} ${size})`}>
      <path d="M-38 0-74-24c6 16 6 32 0 48z" fill={fin} />
      <path d="M-8-28c14-22 34-26 48-22-8 8-12 18-14 28zM-4 26c6 16 18 24 34 24-8-8-12-18-12-28z" fill={fin} />
      <path d="M62 4C44 32 8 40-44 4c-2-2-2-6 0-8C8-40 44-32 62-4c3 3 3 5 0 8z" fill={fill} />
      <path d="M26-27c-9 18-9 36 0 54" stroke={eye} strokeWidth="2.5" strokeOpacity="0.4" fill="none" />
      <path
        d="M4-14q8 6 0 12M4 6q8 6 0 12M-14-10q8 6 0 12M-14 8q8 5 0 9"
        stroke={eye}
        strokeOpacity="0.3"
        strokeWidth="2"
        fill="none"
      />
      <circle cx="43" cy="-7" r="5.5" fill={eye} />
      <circle cx="44.5" cy="-8.5" r="1.8" fill="#fff" />
    </g>
  )
}

interface Hero {
  palette: PosterPalette
  faces: 1 | -1
}

function koi({ palette, faces }: Hero): ReactNode {
  return (
    <FishShape x={150} y={165} size={1.35} faces={faces} fill={palette.light} fin={palette.body} eye={palette.night} />
  )
}

function ray({ palette }: Hero): ReactNode {
  return (
    <g transform="translate(150 160)">
      <path d="M0 40c4 40-8 66 10 104-26-30-22-70-18-104z" fill={palette.body} />
      <path
        d="M0-74c20 26 66 40 122 44-34 24-62 74-122 88-60-14-88-64-122-88 56-4 102-18 122-44z"
        fill={palette.light}
      />
      <path d="M0-74c10 40 10 90 0 132-10-42-10-92 0-132z" fill={palette.spark} opacity="0.65" />
      <circle cx="-20" cy="-26" r="6" fill={palette.night} />
      <circle cx="20" cy="-26" r="6" fill={palette.night} />
      {[-70, -48, 48, 70].map((x) => (
        <circle key={x} cx={x} cy={-4} r="5" fill={palette.body} />
      ))}
    </g>
  )
}

function turtle({ palette, faces }: Hero): ReactNode {
  return (
    <g transform={`translate(150 165) scale(${faces} 1)`}>
      <path
        d="M40-44c26-40 58-46 72-38-8 26-30 46-52 58zM34 50c22 34 46 44 62 40-4-26-24-44-44-54zM-62-32c-24-22-44-22-54-14 8 18 26 30 46 32zM-60 40c-22 20-34 20-46 18 4-20 20-32 42-32z"
        fill={palette.body}
      />
      <path d="M70-18c30-16 54-6 58 14-4 22-30 30-58 14z" fill={palette.body} />
      <circle cx="110" cy="-8" r="5" fill={palette.night} />
      <ellipse rx="84" ry="62" fill={palette.light} />
      <path
        d="M0-36 34-18V18L0 36-34 18V-18zM0-36V-60M34-18 62-36M34 18 62 36M0 36v24M-34 18-62 36M-34-18-62-36"
        fill="none"
        stroke={palette.dusk}
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </g>
  )
}

function crab({ palette }: Hero): ReactNode {
  return (
    <g transform="translate(150 180)">
      <path
        d="M-66 8-112 26M-62 30l-42 36M-50 46l-26 42M66 8l46 18M62 30l42 36M50 46l26 42M-54-22l-40-34M54-22l40-34"
        fill="none"
        stroke={palette.body}
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M-78-52c-34-4-44-44-22-66 2 16 10 24 24 26 0-16 8-28 22-30 14 30 0 66-24 70zM78-52c34-4 44-44 22-66-2 16-10 24-24 26 0-16-8-28-22-30-14 30 0 66 24 70z"
        fill={palette.light}
      />
      <path d="M-24-36v-22M24-36v-22" stroke={palette.light} strokeWidth="8" />
      <circle cx="-24" cy="-62" r="12" fill={palette.ink} />
      <circle cx="24" cy="-62" r="12" fill={palette.ink} />
      <circle cx="-22" cy="-62" r="5" fill={palette.night} />
      <circle cx="26" cy="-62" r="5" fill={palette.night} />
      <path d="M-84 8c0-34 40-50 84-50s84 16 84 50-38 52-84 52S-84 42-84 8z" fill={palette.light} />
      <path
        d="M-30 22q30 22 60 0M-52-8h.1M52-8h.1M0-20h.1"
        fill="none"
        stroke={palette.dusk}
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  )
}

function jelly({ palette }: Hero): ReactNode {
  return (
    <g transform="translate(150 130)">
      {[-54, -28, 0, 28, 54].map((x, arm) => (
        <path
          key={x}
          d={`M${x} 20c${arm % 2 ? 22 : -22} 34 ${arm % 2 ? -22 : 22} 62 0 ${96 + (arm % 3) * 22}`}
          fill="none"
          stroke={arm % 2 ? palette.body : palette.light}
          strokeWidth="8"
          strokeLinecap="round"
        />
      ))}
      <path
        d="M-88 24c0-62 40-96 88-96s88 34 88 96q-22 18-44 0-22 18-44 0-22 18-44 0-22 18-44 0z"
        fill={palette.light}
      />
      <path d="M-60 2c4-32 22-50 48-54" fill="none" stroke={palette.spark} strokeWidth="9" strokeLinecap="round" />
    </g>
  )
}

function puffer({ palette, faces }: Hero): ReactNode {
  return (
    <g transform={`translate(150 165) scale(${faces} 1)`}>
      {spokes(18).map((angle) => (
        <path key={angle} d="M-8-74 0-100 8-74z" fill={palette.body} transform={`rotate(${angle})`} />
      ))}
      <path d="M-72-14-116-42c8 28 8 56 0 84l44-28z" fill={palette.body} />
      <circle r="80" fill={palette.light} />
      <path d="M-76 22a80 80 0 0 0 152 0q-76 34-152 0z" fill={palette.ink} opacity="0.85" />
      <circle cx="38" cy="-20" r="17" fill={palette.ink} />
      <circle cx="42" cy="-18" r="9" fill={palette.night} />
      <path d="M64 18q10 6 4 16" fill="none" stroke={palette.dusk} strokeWidth="6" strokeLinecap="round" />
      <path d="M-14-8c-20 6-20 34 0 40 6-14 6-26 0-40z" fill={palette.body} />
    </g>
  )
}

const heroes = [koi, ray, turtle, crab, jelly, puffer] as const

/** Fishing: layers of water, a great fish among small ones, light from above. */
export const fish: Motif = ({ chance, palette }) => {
  const layers = between(chance, 3, 4)
  const shoal = between(chance, 4, 7)
  const faces = chance() < 0.5 ? 1 : -1
  const hero = pick(chance, heroes)
  return (
    <>
      {[60, 140, 225].map((x, beam) => (
        <path
          key={x}
          d={`M${x - 14} 0h34l${30 + beam * 12} 330h-90z`}
          fill={palette.spark}
          opacity={0.07 + chance() * 0.06}
        />
      ))}
      {Array.from({ length: shoal }, (_, place) => (
        <FishShape
          key={place}
          x={30 + chance() * 240}
          y={50 + chance() * 210}
          size={0.16 + chance() * 0.16}
          faces={chance() < 0.6 ? faces : faces === 1 ? -1 : 1}
          fill={place % 2 ? palette.body : palette.dusk}
          fin={palette.dusk}
          eye={palette.night}
        />
      ))}
      <g transform={`rotate(${(chance() - 0.5) * 30} 150 165)`}>{hero({ palette, faces })}</g>
      {Array.from({ length: layers }, (_, layer) => {
        const y = 258 + layer * 22
        const swing = 14 + chance() * 12
        return (
          <path
            key={layer}
            d={`M0 ${y}q37.5-${swing} 75 0t75 0 75 0 75 0V400H0z`}
            fill={layer % 2 ? palette.night : palette.dusk}
            opacity={0.5 + layer * 0.1}
          />
        )
      })}
      {Array.from({ length: 9 }, (_, bubble) => (
        <circle
          key={bubble}
          cx={chance() * 300}
          cy={40 + chance() * 220}
          r={2 + chance() * 5}
          fill="none"
          stroke={palette.spark}
          strokeOpacity="0.5"
          strokeWidth="1.5"
        />
      ))}
    </>
  )
}
