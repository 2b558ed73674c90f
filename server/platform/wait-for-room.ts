import { setTimeout as pause } from 'node:timers/promises'

/** A secret is compared in well under a second, a queue of them in a few. */
const TIMES = 200
const PAUSE_MILLISECONDS = 50

/**
 * Asks again while all the room a limit leaves is taken by what is still under way, in this process or another, and may
 * turn out to be right. Answers the last answer where it stays so, as after a process that died.
 */
export async function waitForRoom<T>(ask: () => Promise<T>, isWorthWaiting: (answer: T) => boolean): Promise<T> {
  let answer = await ask()
  for (let time = 1; time < TIMES && isWorthWaiting(answer); time += 1) {
    await pause(PAUSE_MILLISECONDS * (0.5 + Math.random()))
    answer = await ask()
  }
  return answer
}
