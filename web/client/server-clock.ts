let offset = 0
let bestRoundTrip = Number.POSITIVE_INFINITY
let measuredAt = 0
const listeners = new Set<() => void>()

const MEASURE_AGAIN = 30 * 60_000

/**
 * Learns from an answer's `Date` header, which is cut to whole seconds: right to about half a second, which is enough
 * for a countdown and for `iat`. The quickest round trip of the last half hour is believed.
 */
export function learnServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const server = date === null ? Number.NaN : Date.parse(date)
  const roundTrip = receivedAt - sentAt
  if (Number.isNaN(server)) return
  if (roundTrip >= bestRoundTrip && receivedAt - measuredAt < MEASURE_AGAIN) return
  bestRoundTrip = roundTrip
  measuredAt = receivedAt
  const measured = Math.round(server + 500 - (sentAt + receivedAt) / 2)
  // Below a second the difference is the header's own rounding; following it would make countdowns jump.
  const next = Math.abs(measured) < 1000 ? 0 : measured
  if (next === offset) return
  offset = next
  for (const listener of listeners) listener()
}

/** Server clock minus this device's, in milliseconds. */
export function serverOffset(): number {
  return offset
}

/** Epoch milliseconds of the server's clock. */
export function serverNow(): number {
  return Date.now() + offset
}

export function subscribeServerClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
