import { type RefObject, useEffect, useRef } from 'react'
import { isMotionReduced } from './reduced-motion.ts'

const eased = (share: number) => 1 - (1 - share) ** 4

/**
 * Moves from where it is to `to`, telling every step to `draw`: the place, and how fast it goes there. One frame at a
 * time and outside React, so that a slow phone drops frames and not presses.
 */
export function useGlide(
  to: number,
  milliseconds: number,
  draw: (place: number, speed: number) => void,
): RefObject<number> {
  const place = useRef(to)
  const drawing = useRef(draw)
  useEffect(() => {
    drawing.current = draw
  })
  useEffect(() => {
    const from = place.current
    if (from === to || isMotionReduced()) {
      place.current = to
      drawing.current(to, 0)
      return
    }
    let frame = 0
    const began = performance.now()
    const step = (now: number): void => {
      const share = Math.min(Math.max((now - began) / milliseconds, 0), 1)
      const next = from + (to - from) * eased(share)
      drawing.current(share === 1 ? to : next, share === 1 ? 0 : next - place.current)
      place.current = next
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [to, milliseconds])
  return place
}
