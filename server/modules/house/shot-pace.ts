import type { App } from '../../platform/app.ts'
import { settingsPort } from '../../platform/settings.ts'
import { roundsPerSecond } from './house-settings.ts'

/** What a player who was still may play at once, in seconds of the pace: shots bunch where a connection stutters. */
const SECONDS_AT_ONCE = 2

/** Who has been still for as long needs no remembering: above so many sessions those are forgotten. */
const MOST_REMEMBERED = 10_000

interface Pace {
  room: number
  at: number
}

/** Of one process each: what is held back is a flood, not a player. */
const paces = new WeakMap<App, Map<string, Pace>>()

function forgetStill(kept: Map<string, Pace>, now: number): void {
  for (const [id, { at }] of kept) if (now - at > SECONDS_AT_ONCE * 1_000) kept.delete(id)
}

/** Counts a round of a session whose rounds follow each other at once. False where it comes too fast after the others. */
export function mayFollow(app: App, sessionId: string): boolean {
  const now = app.clock.now()
  const perSecond = app.ports.use(settingsPort).read(roundsPerSecond)
  const most = perSecond * SECONDS_AT_ONCE
  let kept = paces.get(app)
  if (!kept) paces.set(app, (kept = new Map()))
  if (kept.size >= MOST_REMEMBERED) forgetStill(kept, now)
  const { room, at } = kept.get(sessionId) ?? { room: most, at: now }
  const filled = Math.min(most, room + (Math.max(now - at, 0) / 1_000) * perSecond)
  const isRoom = filled >= 1
  kept.set(sessionId, { room: isRoom ? filled - 1 : filled, at: now })
  return isRoom
}
