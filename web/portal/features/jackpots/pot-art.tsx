import { type ReactNode, useId } from 'react'

const RAYS = 12

/** A lantern over a bowl of coins that is the fuller the more the pot holds; `full` from 0 to 1. */
export function PotArt({ full, className }: { full: number; className?: string }): ReactNode {
  const bowl = useId()
  const level = 86 - 30 * Math.min(1, Math.max(0, full))
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <g stroke="var(--brass)" strokeWidth="1" opacity="0.35">
        {Array.from({ length: RAYS }, (_, ray) => (
          <line key={ray} x1="60" y1="14" x2="60" y2="4" transform={`rotate(${(360 / RAYS) * ray} 60 60)`} />
        ))}
      </g>
      <clipPath id={bowl}>
        <path d="M22 56h76c0 30-16 44-38 44S22 86 22 56Z" />
      </clipPath>
      <path d="M22 56h76c0 30-16 44-38 44S22 86 22 56Z" fill="var(--raised)" stroke="var(--brass)" strokeWidth="2" />
      <g clipPath={`url(#${bowl})`}>
        <rect x="20" y={level} width="80" height="60" fill="var(--brass)" opacity="0.55" />
        {[0, 1, 2, 3, 4, 5].map((coin) => (
          <ellipse
            key={coin}
            cx={28 + coin * 13}
            cy={level + (coin % 2) * 3}
            rx="8"
            ry="3.4"
            fill="var(--brass)"
            stroke="var(--surface)"
            strokeWidth="1"
          />
        ))}
      </g>
      <path d="M48 108h24M60 100v8" stroke="var(--brass)" strokeWidth="2" fill="none" />
    </svg>
  )
}
