import { useEffect, useRef } from 'react'

/** A press whose end is not told (a list the system draws, a pointer that left) is over by then. */
const LONGEST = 500

/**
 * Answers a promise that holds while a pointer is down: what moves under a pressed pointer does not get its click. A
 * field that is left by a press says what is wrong with it afterwards.
 */
export function useReleased(): () => Promise<void> {
  const press = useRef<Promise<void>>(undefined)
  useEffect(() => {
    const begin = (): void => {
      press.current = new Promise((resolve) => {
        // The click comes with the release, before the next task.
        const end = () => setTimeout(resolve)
        addEventListener('pointerup', end, { once: true, capture: true })
        addEventListener('pointercancel', end, { once: true, capture: true })
        setTimeout(resolve, LONGEST)
      })
    }
    addEventListener('pointerdown', begin, true)
    return () => removeEventListener('pointerdown', begin, true)
  }, [])
  return () => press.current ?? Promise.resolve()
}
