import type { ReactNode } from 'react'

/** A lantern of thin paper over a small flame; its light answers to the outcome, by the sheet of the game. */
export function PaperLantern(): ReactNode {
  return (
    <svg viewBox="0 0 80 104" className="lantern-paper">
      <defs>
        <radialGradient id="sky-lantern-paper" cx="0.5" cy="0.86" r="0.95">
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset="0.3" stopColor="var(--flame)" />
          <stop offset="0.75" stopColor="var(--paper)" />
          <stop offset="1" stopColor="var(--paper-deep)" />
        </radialGradient>
      </defs>
      <path
        d="M10 34C10 13 23 4 40 4s30 9 30 30c0 16-9 34-13 46H23C19 68 10 50 10 34z"
        fill="url(#sky-lantern-paper)"
      />
      <g fill="none" stroke="#5d2a08" strokeOpacity="0.35" strokeWidth="1.4">
        <path d="M26 7c-5 8-6 18-5 29 1 16 5 30 8 44M40 4v76M54 7c5 8 6 18 5 29-1 16-5 30-8 44" />
      </g>
      <path d="M22 80h36l-2 6H24z" fill="#6b3d0c" />
      <path d="M40 72c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" fill="#fff2c0" />
      <path d="M40 88v12M30 88l-3 9M50 88l3 9" stroke="#e9ba69" strokeWidth="1.6" strokeLinecap="round" opacity="0.7" />
    </svg>
  )
}
