import type { ReactNode } from 'react'

/** The lamp in the middle of a card: it burns from the start. */
export function LampIcon({ label }: { label: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={label} className="bingo-lamp">
      <path d="M12 2.5c2.6 3 3.9 5 3.9 7.2a3.9 3.9 0 0 1-7.8 0C8.1 7.5 9.4 5.5 12 2.5z" fill="#e2571a" />
      <path d="M12 6.6c1.3 1.6 1.9 2.6 1.9 3.7a1.9 1.9 0 0 1-3.8 0c0-1.1.6-2.1 1.9-3.7z" fill="#fff2c0" />
      <path d="M4 14.5h16c-.7 3.9-4 6-8 6s-7.3-2.1-8-6z" fill="#7b2a17" />
      <path d="M4 14.5h16l-.3 1.3H4.3z" fill="#e9ba69" />
      <path d="M9 20.5h6v1.5H9z" fill="#55190d" />
    </svg>
  )
}
