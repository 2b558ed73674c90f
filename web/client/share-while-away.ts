/**
 * Calls of equal input are one call for as long as its answer is away: a page that is slow to draw its button as busy takes
 * a second press of it.
 */
export function shareWhileAway<Answer>(): (input: unknown, send: () => Promise<Answer>) => Promise<Answer> {
  const away = new Map<string, Promise<Answer>>()
  return (input, send) => {
    const key = JSON.stringify(input) ?? ''
    const before = away.get(key)
    if (before) return before
    const sent = send().finally(() => away.delete(key))
    away.set(key, sent)
    return sent
  }
}
