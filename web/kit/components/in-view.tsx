import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far outside the window something is drawn already. */
const AHEAD = '240px'

type Seen = () => void

let sight: IntersectionObserver | undefined
const waiting = new WeakMap<Element, Seen>()

/** One observer for the whole page: rows of tiles are many. */
function watch(element: Element, seen: Seen): () => void {
  sight ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        sight?.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { rootMargin: AHEAD },
  )
  waiting.set(element, seen)
  sight.observe(element)
  return () => sight?.unobserve(element)
}

/** Runs when the browser has nothing else to do; where it cannot tell, a little later. */
function whenIdle(work: Seen): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1500)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work)
  return () => cancelIdleCallback(asked)
}

/**
 * Draws its content once it is about to come into view, and keeps it then. `className` gives it its room before, so that
 * nothing moves: what is drawn must be as large. `orIdle` for what is text: who searches the page or hears it read finds
 * it as soon as the browser has time, wherever the window stands.
 */
export function InView({
  className,
  orIdle = false,
  children,
}: {
  className: string
  orIdle?: boolean
  children: ReactNode
}): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    return element && !isSeen ? watch(element, () => setSeen(true)) : undefined
  }, [isSeen])
  useEffect(() => (orIdle && !isSeen ? whenIdle(() => setSeen(true)) : undefined), [orIdle, isSeen])
  return isSeen ? children : <div ref={place} aria-hidden="true" className={className} />
}
