import type { ReactNode } from 'react'
import { seeded } from '@croupier/basis/seeded.ts'
import { spokes } from '../motifs/motif.ts'

/** What lanterns shine with: named by the id of their scene. */
export function LanternLight({ id }: { id: string }): ReactNode {
  return (
    <defs>
      <radialGradient id={`${id}-halo`}>
        <stop offset="0" stopColor="#ffc566" stopOpacity="0.7" />
        <stop offset="0.55" stopColor="#f08a3c" stopOpacity="0.22" />
        <stop offset="1" stopColor="#f08a3c" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}-flame`} cy="58%">
        <stop offset="0.1" stopColor="#fff8e2" />
        <stop offset="0.45" stopColor="#ffdd97" />
        <stop offset="1" stopColor="#ffb04f" stopOpacity="0.15" />
      </radialGradient>
    </defs>
  )
}

/** Its halo and flame are gradients of the scene: LanternLight under the same id. */
export function PaperLantern({
  x,
  y,
  size,
  id,
  paper,
}: {
  x: number
  y: number
  size: number
  id: string
  paper: string
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="118" fill={`url(#${id}-halo)`} />
      <path d={`M0 ${-y / size - 10}V-78`} stroke="#e9ba69" strokeOpacity="0.7" strokeWidth="2.5" />
      <rect x="-24" y="-80" width="48" height="12" rx="4" fill="#d59a3e" />
      <path d="M-24-68c-46 16-57 44-57 70s11 54 57 70h48c46-16 57-44 57-70s-11-54-57-70z" fill={paper} />
      <ellipse cy="4" rx="56" ry="62" fill={`url(#${id}-flame)`} />
      <path
        d="M-23-68c-44 46-44 94 0 140M23-68c44 46 44 94 0 140M-8-68c-17 46-17 94 0 140M8-68c17 46 17 94 0 140"
        fill="none"
        stroke="#5a160b"
        strokeOpacity="0.42"
        strokeWidth="2.4"
      />
      <path
        d="M-80-8q80 15 160 0M-77 22q77 15 154 0"
        fill="none"
        stroke="#5a160b"
        strokeOpacity="0.18"
        strokeWidth="2"
      />
      <rect x="-24" y="72" width="48" height="12" rx="4" fill="#d59a3e" />
      <path d="M-11 84v24M0 84v34M11 84v24" stroke="#e9ba69" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

export function Lotus({ x, y, size }: { x: number; y: number; size: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="10" rx="44" ry="9" fill="#0d3b36" />
      {spokes(7).map((_, place) => {
        const lean = (place - 3) * 24
        return (
          <path
            key={lean}
            d="M0 8c-11-14-11-32 0-46 11 14 11 32 0 46z"
            transform={`rotate(${lean} 0 8)`}
            fill={place % 2 ? '#f7a9b2' : '#e77f93'}
            stroke="#8e2a47"
            strokeOpacity="0.35"
          />
        )
      })}
      <path d="M0 8c-8-10-8-24 0-34 8 10 8 24 0 34z" fill="#ffe0da" />
    </g>
  )
}

/** Lanterns under the first rain of the monsoon, a boat on its way home, lotus in the foreground. */
export function drawMonsoonLanterns(id: string): ReactNode {
  const chance = seeded('monsoon')
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0a1a33" />
          <stop offset="0.5" stopColor="#1c4560" />
          <stop offset="0.66" stopColor="#3d6f78" />
          <stop offset="1" stopColor="#061521" />
        </linearGradient>
        <linearGradient id={`${id}-river`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1d4c59" />
          <stop offset="1" stopColor="#04101a" />
        </linearGradient>
      </defs>
      <LanternLight id={id} />
      <rect width="300" height="400" fill={`url(#${id}-sky)`} />
      <g fill="#0a1c33" opacity="0.75">
        <path d="M-20 62q22-40 66-26 22-34 66-14 34-30 66 4 40-22 62 12 44-8 70 28V-10H-20z" />
        <path d="M-20 30q40-30 80-8 40-24 90-2 60-26 100 6 40-10 70 14V-10H-20z" fill="#061226" />
      </g>
      <path d="M0 236q40-30 86-18t70-16 74 8 70-20v70H0z" fill="#0c2c3c" />
      <path d="M196 232v-34q0-10 8-14 8 4 8 14v34zM214 232v-20h30v20z" fill="#0a2230" />
      <rect y="240" width="300" height="160" fill={`url(#${id}-river)`} />
      <g stroke="#ffc870" strokeLinecap="round" strokeWidth="4">
        {Array.from({ length: 9 }, (_, line) => (
          <path
            key={line}
            d={`M${150 - 46 + line * 4 + chance() * 10} ${252 + line * 11}h${84 - line * 8}`}
            strokeOpacity={0.6 - line * 0.055}
          />
        ))}
        {Array.from({ length: 6 }, (_, line) => (
          <g key={line} strokeWidth="3">
            <path d={`M${44 + chance() * 12} ${254 + line * 12}h${36 - line * 4}`} strokeOpacity={0.4 - line * 0.05} />
            <path d={`M${220 + chance() * 12} ${254 + line * 12}h${38 - line * 4}`} strokeOpacity={0.4 - line * 0.05} />
          </g>
        ))}
      </g>
      <g transform="translate(222 266)">
        <path d="M-50-4q50 20 100 0l-10 17q-40 12-80 0z" fill="#14090a" />
        <path d="M-20 0q20-36 40 0z" fill="#7c2a17" />
        <circle cx="30" cy="-12" r="4.5" fill="#ffd98a" />
        <circle cx="30" cy="-12" r="14" fill="#ffd98a" opacity="0.22" />
      </g>
      <PaperLantern x={60} y={96} size={0.5} id={id} paper="#c4502c" />
      <PaperLantern x={244} y={122} size={0.56} id={id} paper="#a8362a" />
      <PaperLantern x={150} y={150} size={0.98} id={id} paper="#b7331b" />
      <g stroke="#d6ecf2" strokeLinecap="round" strokeWidth="1.6">
        {Array.from({ length: 46 }, (_, drop) => {
          const x = chance() * 330
          const y = chance() * 300
          const length = 12 + chance() * 22
          return <path key={drop} d={`M${x} ${y}l${-length * 0.28} ${length}`} strokeOpacity={0.14 + chance() * 0.3} />
        })}
      </g>
      <Lotus x={52} y={306} size={0.95} />
      <Lotus x={258} y={318} size={0.7} />
    </>
  )
}
