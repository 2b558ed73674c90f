import { type PointerEvent, useState } from 'react'

/** Whether a mouse rests on something, for whoever has not asked for less motion. */
export function useCloseLook(): {
  isLooked: boolean
  looked: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void }
} {
  const [isLooked, setLooked] = useState(false)
  return {
    isLooked,
    looked: {
      onPointerEnter: ({ pointerType }) =>
        setLooked(pointerType === 'mouse' && matchMedia('(prefers-reduced-motion: no-preference)').matches),
      onPointerLeave: () => setLooked(false),
    },
  }
}
