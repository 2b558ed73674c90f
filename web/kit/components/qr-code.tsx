import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** Light modules a reader needs around the code. */
const MARGIN = 4

/** A QR code as one path of squares. Always dark on light: many readers cannot see it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-theme="light"
      className="mx-auto w-56 max-w-full rounded-md bg-overlay text-ink"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
