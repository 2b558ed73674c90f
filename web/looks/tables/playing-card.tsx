import type { ReactNode } from 'react'

/** Within a square of 20, standing on its foot. */
const suitPaths: Readonly<Record<string, string>> = {
  S: 'M10 1.2C8.6 4.6 2 7.6 2 12.2c0 2.6 2 4.1 4 4.1 1.4 0 2.5-.6 3.2-1.6-.2 2-.9 3.3-2.4 4.3h6.4c-1.5-1-2.2-2.3-2.4-4.3.7 1 1.8 1.6 3.2 1.6 2 0 4-1.5 4-4.1 0-4.6-6.6-7.6-8-11z',
  H: 'M10 18.4C8.4 15 1.6 11.6 1.6 6.9 1.6 4.2 3.6 2.3 6 2.3c1.7 0 3.2 1 4 2.5.8-1.5 2.3-2.5 4-2.5 2.4 0 4.4 1.9 4.4 4.6 0 4.7-6.8 8.1-8.4 11.5z',
  D: 'M10 1c1.8 3.6 4 6.5 7 9-3 2.5-5.2 5.4-7 9-1.8-3.6-4-6.5-7-9 3-2.5 5.2-5.4 7-9z',
  C: 'M10 1.6c2.3 0 4 1.7 4 3.9 0 1-.4 1.9-1 2.6.4-.1.7-.1 1.1-.1 2.3 0 4.1 1.8 4.1 4.1s-1.8 4.1-4.1 4.1c-1.3 0-2.4-.6-3.1-1.5.2 1.9.9 3.3 2.3 4.3H6.7c1.4-1 2.1-2.4 2.3-4.3-.7.9-1.8 1.5-3.1 1.5-2.3 0-4.1-1.8-4.1-4.1S3.6 8 5.9 8c.4 0 .7 0 1.1.1-.6-.7-1-1.6-1-2.6 0-2.2 1.7-3.9 4-3.9z',
}

const isRed = (suit: string) => suit === 'H' || suit === 'D'
const inks = { red: '#b3261a', black: '#221a16' } as const

const WIDTH = 60
const HEIGHT = 84

/** A playing card's face, `TH`; what it is called stands beside it, or in `label`. */
export function PlayingCard({
  card,
  label,
  className,
}: {
  card: string
  label?: string | undefined
  className?: string | undefined
}): ReactNode {
  const [rank = '', suit = ''] = card
  const ink = isRed(suit) ? inks.red : inks.black
  const text = rank === 'T' ? '10' : rank
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={className}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x="0.75" y="0.75" width="58.5" height="82.5" rx="6" fill="#fffaf0" stroke="#c9b48f" strokeWidth="1.5" />
      <rect x="4.5" y="4.5" width="51" height="75" rx="3.5" fill="none" stroke={ink} strokeOpacity="0.14" />
      <text
        x={text === '10' ? 17 : 14}
        y="25"
        textAnchor="middle"
        fontSize={text === '10' ? 19 : 22}
        fontWeight="700"
        letterSpacing={text === '10' ? -1 : 0}
        fill={ink}
        style={{ fontFamily: 'var(--face-display)' }}
      >
        {text}
      </text>
      <path d={suitPaths[suit]} fill={ink} transform="translate(7.5 30) scale(0.65)" />
      <path d={suitPaths[suit]} fill={ink} transform="translate(21 40) scale(1.65)" />
    </svg>
  )
}
