/** After so long without a key, a pointer or a wheel nobody is taken to be there. */
const AWAY_MILLISECONDS = 60_000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Whether somebody has touched the page lately: asked of a page that asks by itself, so that its session may idle. */
export function watchAttendance(page: Pick<EventTarget, 'addEventListener'>, now: () => number): () => boolean {
  let touchedAt = now()
  for (const sign of signs) page.addEventListener(sign, () => (touchedAt = now()), { passive: true, capture: true })
  return () => now() - touchedAt < AWAY_MILLISECONDS
}
