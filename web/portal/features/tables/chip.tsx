import type { ReactNode } from 'react'
import { chipText } from './chips.ts'

/** Ground and rim of each kind of chip, the lowest first. */
const colours = [
  ['#f3e6c8', '#8a6a34', '#2a1b10'],
  ['#a02b1c', '#f6dca6', '#fff6e6'],
  ['#15614a', '#f6dca6', '#f4fff8'],
  ['#1f3f6e', '#f6dca6', '#f2f7ff'],
  ['#2a1b15', '#e9ba69', '#ffe9bd'],
  ['#8a5a10', '#fff1cf', '#fffaf0'],
] as const

/** A chip with what it is worth; what that means stands in the name of what it is part of. */
export function Chip({
  parts,
  kind,
  className,
}: {
  parts: bigint
  kind: number
  className?: string | undefined
}): ReactNode {
  const [ground, rim, ink] = colours[Math.min(kind, colours.length - 1)]!
  const text = chipText(parts)
  return (
    <svg viewBox="0 0 44 44" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="22" cy="24" rx="20" ry="19.5" fill="#000" fillOpacity="0.35" />
      <circle cx="22" cy="21.5" r="20" fill={ground} />
      <circle cx="22" cy="21.5" r="17" fill="none" stroke={rim} strokeWidth="5.5" strokeDasharray="8.9 8.9" />
      <circle cx="22" cy="21.5" r="13.2" fill={ground} stroke={rim} strokeWidth="1.1" />
      <text
        x="22"
        y="25.6"
        textAnchor="middle"
        fontSize={text.length > 5 ? 6.5 : text.length > 4 ? 7.5 : text.length > 3 ? 9 : 11.5}
        fontWeight="700"
        fill={ink}
      >
        {text}
      </text>
    </svg>
  )
}
