const query = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player asked the device for less movement. */
export function isMotionReduced(): boolean {
  return query.matches
}
