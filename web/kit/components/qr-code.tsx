import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** A QR code as one path of squares. Always dark on light: many readers cannot see it the other way round. */
export function QrCode({
  text,
  label,
  size = 200,
  margin = 20,
}: {
  text: string
  label: string
  /** How wide it is with its margin, in pixels. */
  size?: number | undefined
  /** The light around it that a reader needs, in pixels. */
  margin?: number | undefined
}): ReactNode {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const edge = (modules * margin) / (size - 2 * margin)
  const side = modules + 2 * edge
  return (
    <svg
      viewBox={`${-edge} ${-edge} ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-theme="light"
      className="mx-auto h-auto max-w-full rounded-md bg-overlay text-ink"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
