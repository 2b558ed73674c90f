import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a place that shows something else than before: what was pressed there is gone with it. It goes to the
 * first thing of the place, or to the title of the panel around it where nothing is left to press.
 */
export function useFocusFollows<Place extends HTMLElement>(shown: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const here = place.current
    const next =
      here?.querySelector<HTMLElement>('input, textarea, button') ??
      here?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')
    next?.focus()
  }, [shown])
  return place
}
