import { useEffect, useState } from 'react'

/** Tiles of one frame: a phone's processor takes some ten milliseconds for each. */
const IN_A_FRAME = 6

/**
 * How many of `total` tiles are drawn: a few at once, a few more in each frame. Drawn together, what an answer brings
 * holds the page for a tenth of a second on a phone.
 */
export function useBitByBit(total: number): number {
  const [drawn, setDrawn] = useState(IN_A_FRAME)
  useEffect(() => {
    if (drawn >= total) return
    const asked = requestAnimationFrame(() => setDrawn(drawn + IN_A_FRAME))
    return () => cancelAnimationFrame(asked)
  }, [drawn, total])
  return Math.min(drawn, total)
}
