/** Whether the player asked the device for less movement, as it is set at this moment. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
