import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './app.ts'
import { releaseLease, takeLease } from './lease.ts'

/** Small work that never ends: folding totals, ticking a clock. Doing it twice must be harmless. */
export interface Beat {
  /** Also the lease's name. */
  readonly name: string
  readonly everyMilliseconds: number
  run(app: App): Promise<unknown>
}

/**
 * One after the other, each also where one before it failed, since what was bet is paid also while nothing can be planned:
 * what fails is logged, and tried again with the next beat.
 * @param of whose steps they are, for the log
 */
export async function runSteps(
  app: App,
  of: string,
  steps: readonly (readonly [what: string, step: (app: App) => Promise<unknown>])[],
): Promise<void> {
  for (const [what, step] of steps) {
    try {
      await step(app)
    } catch (error) {
      app.log.error({ err: error, of, what }, 'a step of a beat failed, retrying')
    }
  }
}

const LEASE_SECONDS = 10

/** Starts every beat; of several processes the one that holds its lease does it, and its end is noticed in seconds. */
export function startBeats(app: App, beats: readonly Beat[]): { stop(): Promise<void> } {
  const holder = randomUUID()
  const stopping = new AbortController()

  async function keep(beat: Beat): Promise<void> {
    const lease = `beat:${beat.name}`
    // Renewed at a third of its time, so a beat is one statement more only now and then.
    let sureUntil = 0
    while (!stopping.signal.aborted) {
      try {
        const now = performance.now()
        if (now >= sureUntil && (await takeLease(app.database, lease, holder, LEASE_SECONDS)) !== undefined) {
          sureUntil = now + (LEASE_SECONDS * 1000) / 3
        }
        if (now < sureUntil) await beat.run(app)
      } catch (error) {
        app.log.error({ err: error, beat: beat.name }, 'periodic task failed, retrying')
      }
      const pause = performance.now() < sureUntil ? beat.everyMilliseconds : (LEASE_SECONDS * 1000) / 5
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
    await releaseLease(app.database, lease, holder).catch(() => {})
  }

  const ended = Promise.all(beats.map(keep))
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
