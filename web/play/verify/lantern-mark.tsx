import type { ReactNode } from 'react'

/** A lantern behind a lens: light on what was decided. */
export function LanternMark(): ReactNode {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 shrink-0 text-brass">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 6h12M22 6v4M15 14c2-3 4.5-4 7-4s5 1 7 4zM15 14c-3 7-3 13 0 18h14c3-5 3-11 0-18M13 32h18M17 36h10" />
        <path d="M22 19v8M19 23h6" opacity="0.5" />
        <circle cx="33" cy="31" r="8.5" fill="var(--ground)" />
        <path d="m39.5 37.5 5 5M29.5 31l2.5 2.5 4.5-5" />
      </g>
    </svg>
  )
}
