interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const

/** What lies aside counts as farther away than what lies ahead. */
const ASIDE = 3

/** How far a box lies from another in a direction; undefined of one that does not lie there at all. */
export function distanceTo(from: Box, to: Box, [right, down]: readonly [number, number]): number | undefined {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)]
  const ahead = (toX - x) * right + (toY - y) * down
  const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right)
  return ahead < 1 || aside > ahead * ASIDE ? undefined : ahead + aside * ASIDE
}

/** Where an arrow key leads from a spot: the nearest one in its direction. */
export function nearestSpot(
  spots: Iterable<HTMLElement>,
  from: EventTarget,
  direction: readonly [number, number],
): HTMLElement | undefined {
  if (!(from instanceof HTMLElement)) return undefined
  const start = from.getBoundingClientRect()
  let best: { spot: HTMLElement; distance: number } | undefined
  for (const spot of spots) {
    const distance = distanceTo(start, spot.getBoundingClientRect(), direction)
    if (distance !== undefined && (!best || distance < best.distance)) best = { spot, distance }
  }
  return best?.spot
}
