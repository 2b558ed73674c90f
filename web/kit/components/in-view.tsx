import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

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

/** Whether an element is about to come into view, or has been. `waits`: nothing is looked at while it does not. */
export function useSeen<Element extends HTMLElement>(waits = true): [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    return element && waits && !isSeen ? watch(element, () => setSeen(true)) : undefined
  }, [waits, isSeen])
  return [place, isSeen]
}

/**
 * Draws its content once it is about to come into view, and keeps it then. `className` gives it its room before, so that
 * nothing moves: what is drawn must be as large. `outline` is what stands there meanwhile, for who searches the page or
 * hears it read: headings and ways on, cheap to draw.
 */
export function InView({
  className,
  outline,
  children,
}: {
  className: string
  outline?: ReactNode
  children: ReactNode
}): ReactNode {
  const [place, isSeen] = useSeen<HTMLDivElement>()
  if (isSeen) return children
  return (
    <div ref={place} aria-hidden={outline === undefined ? true : undefined} className={className}>
      {outline}
    </div>
  )
}
