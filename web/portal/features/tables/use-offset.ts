import { useState } from 'react'

/** What an answer takes on its way is no reason to set the clock anew. */
const JITTER = 300

/** The server's clock less this device's, from its answers: right also where the device's clock is wrong. */
export function useOffset(now: number | undefined, readAt: number): number {
  const [offset, setOffset] = useState(0)
  const offsetNow = now === undefined ? 0 : now - readAt
  if (now !== undefined && Math.abs(offsetNow - offset) > JITTER) setOffset(offsetNow)
  return offset
}
