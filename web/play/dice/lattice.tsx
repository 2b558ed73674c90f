import type { ReactNode } from 'react'

/** A carved screen before the window, only just seen. */
export function Lattice(): ReactNode {
  return (
    <svg aria-hidden="true" className="dice-lattice pointer-events-none absolute inset-0 size-full">
      <defs>
        <pattern id="dice-jali" width="72" height="72" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <path d="M36 6 45 27 66 36 45 45 36 66 27 45 6 36 27 27z" />
            <path d="M36 18 41 31 54 36 41 41 36 54 31 41 18 36 31 31z" />
            <path d="M0 0 9 9M72 0 63 9M0 72 9 63M72 72 63 63M36 0v6M36 66v6M0 36h6M66 36h6" />
            <circle cx="0" cy="0" r="12" />
            <circle cx="72" cy="0" r="12" />
            <circle cx="0" cy="72" r="12" />
            <circle cx="72" cy="72" r="12" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#dice-jali)" />
    </svg>
  )
}
