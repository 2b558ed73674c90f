/** Sums of what is played are at most two seconds old, which the bench `statistics` holds. */
const BEHIND_MILLISECONDS = 3_000

/**
 * Reads again a moment after it was noted. Noted meanwhile, it is read once more when the same time has passed again, and
 * not once for each: whoever plays is told of a balance many times a second.
 */
export function createReadsBehind(refresh: (name: string) => void, milliseconds: number = BEHIND_MILLISECONDS) {
  const timers = new Map<string, NodeJS.Timeout | number>()
  const again = new Set<string>()
  const arm = (name: string): void => {
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name)
        if (again.delete(name)) arm(name)
        refresh(name)
      }, milliseconds),
    )
  }
  return {
    note(name: string): void {
      if (timers.has(name)) again.add(name)
      else arm(name)
    },
    close(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
