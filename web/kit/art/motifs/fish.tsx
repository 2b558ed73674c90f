import type { ReactNode } from 'react'
import { between, type Motif } from './motif.ts'

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

/** Fishing: layers of water, a great fish among small ones, light from above. */
export const fish: Motif = ({ chance, palette }) => {
  const layers = between(chance, 3, 4)
  const shoal = between(chance, 4, 7)
  const faces = chance() < 0.5 ? 1 : -1
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
      <g transform={`rotate(${(chance() - 0.5) * 30} 150 165)`}>
        <FishShape
          x={150}
          y={165}
          size={1.35}
          faces={faces}
          fill={palette.light}
          fin={palette.body}
          eye={palette.night}
        />
      </g>
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
