import type { ReactNode } from 'react'

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
      {Array.from({ length: 7 }, (_, place) => {
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
