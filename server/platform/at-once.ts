import { Refusal } from './refusal.ts'

/**
 * Lets so many pieces of work go on at the same time; the others wait for their turn, in the order of the calls. For what
 * takes a processor or much memory for a while, whoever asks for it.
 * @param mostWaiting beyond this many, a caller is told to try again instead of making the queue longer
 * @throws Refusal busy.try.again, from what it answers
 */
export function atOnce(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw new Refusal('busy.try.again')
      // The one that finishes hands its place over, so `running` never falls below what truly runs.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
