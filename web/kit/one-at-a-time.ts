/**
 * Work that is asked for again before it has ended is done once: a page that is slow to draw its button as busy takes a
 * second press of it.
 */
export function oneAtATime(): (work: () => Promise<void>) => Promise<void> {
  let isBusy = false
  return async (work) => {
    if (isBusy) return
    isBusy = true
    try {
      await work()
    } finally {
      isBusy = false
    }
  }
}
