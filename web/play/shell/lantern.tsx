import type { ReactNode } from 'react'

/** A brass lantern on its ring; its point tells the place. The light answers to the outcome, by the sheet of the game. */
export function Lantern({ className }: { className: string }): ReactNode {
  return (
    <svg viewBox="0 0 56 104" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="lantern-brass" x1="0" x2="1" y1="0" y2="0.2">
          <stop offset="0" stopColor="#6b4210" />
          <stop offset="0.3" stopColor="#f3cd84" />
          <stop offset="0.55" stopColor="#b67a22" />
          <stop offset="1" stopColor="#4d2c08" />
        </linearGradient>
        <radialGradient id="lantern-flame" cx="0.5" cy="0.62" r="0.62">
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset="0.32" stopColor="var(--flame)" />
          <stop offset="1" stopColor="var(--flame-deep)" />
        </radialGradient>
      </defs>
      <g fill="none" stroke="url(#lantern-brass)" strokeWidth="2.4">
        <circle cx="28" cy="6" r="4.6" />
        <path d="M28 10.5V22" strokeWidth="1.8" />
      </g>
      <path d="M21 26c1-4 4-5.5 7-5.5s6 1.5 7 5.5z" fill="url(#lantern-brass)" />
      <path d="M12 34c3.5-4.5 9-8 16-8s12.5 3.5 16 8z" fill="url(#lantern-brass)" />
      <path d="M14 34h28c4.5 9 4.5 25 0 35H14c-4.5-10-4.5-26 0-35z" fill="url(#lantern-flame)" />
      <g fill="none" stroke="#4d2c08" strokeOpacity="0.75" strokeWidth="1.3">
        <path d="M20.5 34c-2.6 11-2.6 24 0 35M28 34v35M35.5 34c2.6 11 2.6 24 0 35" />
        <path d="M11.2 46h33.6M11 57h34" strokeOpacity="0.4" />
      </g>
      <path d="M10 69h36l-3.5 6.5h-29z" fill="url(#lantern-brass)" />
      <path d="M17 75.5h22L28 102z" fill="url(#lantern-brass)" />
      <path d="M21 77h6v17z" fill="#fff" fillOpacity="0.18" />
      <rect x="10.5" y="32.5" width="35" height="2.6" rx="1.3" fill="#f6dca4" fillOpacity="0.7" />
    </svg>
  )
}
