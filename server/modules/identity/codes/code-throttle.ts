export const WAIT_MILLISECONDS = 60_000
export const HOUR_MILLISECONDS = 3_600_000
export const CODES_AN_HOUR = 5
export const LOCK_MILLISECONDS = 300_000

/** What has been asked of one number or address. All times in epoch milliseconds. */
export interface CodeRequests {
  /** Oldest first. */
  asked: readonly number[]
  lockedUntil: number | undefined
}

export type CodeVerdict =
  /** What is to be kept: the present request is counted. */
  | { verdict: 'send'; requests: CodeRequests }
  /** The code before is too young for another. */
  | { verdict: 'wait'; until: number }
  /** Too many: `requests` holds the lock, also where it has just begun. */
  | { verdict: 'locked'; until: number; requests: CodeRequests }

/**
 * One code a minute and five in any hour. Who asks for a sixth is locked out for five minutes, and again as long as five
 * have been sent within the hour.
 */
export function codeVerdict(before: CodeRequests, now: number): CodeVerdict {
  const asked = before.asked.filter((at) => now - at < HOUR_MILLISECONDS)
  if (before.lockedUntil !== undefined && before.lockedUntil > now) {
    return { verdict: 'locked', until: before.lockedUntil, requests: { asked, lockedUntil: before.lockedUntil } }
  }
  const last = asked.at(-1)
  if (last !== undefined && now - last < WAIT_MILLISECONDS) return { verdict: 'wait', until: last + WAIT_MILLISECONDS }
  if (asked.length >= CODES_AN_HOUR) {
    const lockedUntil = now + LOCK_MILLISECONDS
    return { verdict: 'locked', until: lockedUntil, requests: { asked, lockedUntil } }
  }
  return { verdict: 'send', requests: { asked: [...asked, now], lockedUntil: undefined } }
}
