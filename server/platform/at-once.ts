/**
 * Lets so many pieces of work go on at the same time; the others wait for their turn, in the order of the calls. For what
 * takes a processor or much memory for a while, whoever asks for it.
 */
export function atOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
