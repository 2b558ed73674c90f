type Counts = Readonly<Partial<Record<string, number | undefined>>>

/** Whether more waits in any queue than before. What is counted for the first time has not grown. */
export function hasGrown(before: Counts | undefined, now: Counts | undefined): boolean {
  if (!before || !now) return false
  return Object.entries(now).some(([queue, count = 0]) => count > (before[queue] ?? count))
}
