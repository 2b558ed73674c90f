const walks = new WeakMap<HTMLElement, () => void>()

/** Slow at both ends. */
function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2
}

/**
 * Scrolls a row sideways in so many milliseconds, which the browser's own smooth scrolling cannot be told. Snapping is
 * off on the way; a finger, a wheel or another walk ends this one.
 * @param place where it leads, asked at every step: the row may be another width before it is there
 */
export function walkTo(list: HTMLElement, place: () => number, milliseconds: number): void {
  walks.get(list)?.()
  const from = list.scrollLeft
  if (milliseconds === 0 || place() === from) {
    list.scrollTo({ left: place(), behavior: 'instant' })
    return
  }
  const startedAt = performance.now()
  let frame = 0
  const end = (): void => {
    cancelAnimationFrame(frame)
    list.style.scrollSnapType = ''
    list.removeEventListener('pointerdown', end)
    list.removeEventListener('wheel', end)
    walks.delete(list)
  }
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - startedAt) / milliseconds))
    list.scrollLeft = from + (place() - from) * ease(part)
    if (part < 1) frame = requestAnimationFrame(step)
    else end()
  }
  list.style.scrollSnapType = 'none'
  list.addEventListener('pointerdown', end, { passive: true })
  list.addEventListener('wheel', end, { passive: true })
  walks.set(list, end)
  frame = requestAnimationFrame(step)
}
