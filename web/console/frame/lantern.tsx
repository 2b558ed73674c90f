import type { ReactNode } from 'react'

/** The house's sign, drawn in the colour of the text around it. */
export function Lantern({ className = '' }: { className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`size-[1em] shrink-0 ${className}`}>
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12 2.500v3M8.250 5.500h7.500M8.250 18.500h7.500M12 18.500v3" />
        <path d="M8.250 5.500C5 7 3.750 9.500 3.750 12S5 17 8.250 18.500h7.500C19 17 20.250 14.500 20.250 12S19 7 15.750 5.500z" />
        <path
          d="M12 5.500c-2.750 3.500-2.750 9.500 0 13c2.750-3.500 2.750-9.500 0-13z"
          fill="currentColor"
          fillOpacity="0.3"
        />
      </g>
    </svg>
  )
}
