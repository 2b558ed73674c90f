import { type ReactNode, useId } from 'react'

const lanterns = [
  { x: 640, y: 96, size: 0.9 },
  { x: 790, y: 150, size: 1.3 },
  { x: 960, y: 84, size: 1.05 },
  { x: 1100, y: 176, size: 1.5 },
] as const

function Lantern({ x, y, size }: (typeof lanterns)[number]): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={`M0 ${-y / size - 10}V-40`} stroke="#e2ad52" strokeOpacity="0.45" strokeWidth="1.5" />
      <circle r="104" fill="#e8a94a" opacity="0.07" />
      <circle r="68" fill="#e8a94a" opacity="0.12" />
      <path d="M-14-40h28v7h-28zM-14 33h28v7h-28z" fill="#d19a43" />
      <path d="M-14-33c-24 7-30 20-30 33s6 26 30 33h28c24-7 30-20 30-33s-6-26-30-33z" fill="#a4331c" />
      <ellipse rx="26" ry="28" fill="#ffcf7d" opacity="0.82" />
      <ellipse cy="4" rx="12" ry="18" fill="#fff3d4" opacity="0.9" />
      <path
        d="M-13-33c-14 22-14 44 0 66M13-33c14 22 14 44 0 66M0-33v66"
        fill="none"
        stroke="#4d150b"
        strokeOpacity="0.5"
        strokeWidth="1.8"
      />
      <path d="M-5 40v15M0 40v20M5 40v15" stroke="#d19a43" strokeWidth="2" strokeLinecap="round" />
    </g>
  )
}

/**
 * For a hero: words stand beside it at the start, on a phone below it. A verandah at night: four lanterns over a river that gives their light back.
 */
export default function LanternNight(): ReactNode {
  const id = useId()
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="kit-mirror absolute inset-x-0 top-0 -z-10 h-36 w-full sm:h-full"
    >
      <linearGradient id={`${id}-night`} x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" stopColor="#150c09" />
        <stop offset="1" stopColor="#3c1c12" />
      </linearGradient>
      <linearGradient id={`${id}-words`}>
        <stop offset="0.25" stopColor="#150c09" stopOpacity="0.97" />
        <stop offset="0.6" stopColor="#150c09" stopOpacity="0.5" />
        <stop offset="0.85" stopColor="#150c09" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}-foot`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#130c09" stopOpacity="0" />
        <stop offset="1" stopColor="#130c09" />
      </linearGradient>
      <rect width="1200" height="400" fill={`url(#${id}-night)`} />
      <path d="M420 292q90-54 190-40t170-24 190-2 230-36v210H420z" fill="#22110c" />
      <rect y="290" width="1200" height="110" fill="#1a0d0a" opacity="0.88" />
      {lanterns.map(({ x, size }) => (
        <g key={x} stroke="#e8b25c" strokeLinecap="round" opacity="0.5">
          {[0, 1, 2, 3].map((line) => (
            <path
              key={line}
              d={`M${x - (26 - line * 5) * size} ${312 + line * 18}h${(52 - line * 10) * size}`}
              strokeWidth="3"
              strokeOpacity={0.75 - line * 0.16}
            />
          ))}
        </g>
      ))}
      <g fill="#0d0705">
        <path d="M838 318c40 16 130 16 176 0l-12 22H852z" />
        <path d="M922 318v-44l34 40z" opacity="0.9" />
      </g>
      <circle cx="906" cy="300" r="5" fill="#ffd98a" />
      <circle cx="906" cy="300" r="16" fill="#ffd98a" opacity="0.2" />
      {lanterns.map((lantern) => (
        <Lantern key={lantern.x} {...lantern} />
      ))}
      <path d="M0 0h1200v14H0z" fill="#0d0705" opacity="0.8" />
      <rect width="1200" height="400" fill={`url(#${id}-words)`} className="max-sm:hidden" />
      <rect y="240" width="1200" height="161" fill={`url(#${id}-foot)`} className="sm:hidden" />
    </svg>
  )
}
