const EVERY_MILLISECONDS = 1000

/** Keeps what a process holds in memory like the database. */
export interface Comparison {
  /** Compares now. One comparison at a time; whoever asks during one gets the next, which sees what they have committed. */
  refresh(): Promise<void>
  /** Compares, then again every second. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * `compare` reads what has changed since it last did. Where a comparison of every second fails, `tell` is told and the
 * next one tries again.
 */
export function openComparison(compare: () => Promise<void>, tell: (error: unknown) => void): Comparison {
  let timer: NodeJS.Timeout | undefined
  let compared = Promise.resolve()
  let isBeating = false

  function refresh(): Promise<void> {
    const next = compared.then(compare)
    compared = next.catch(() => {})
    return next
  }

  /** Not one more while the last still waits: a database that answers late would be asked for every second of it. */
  async function beat(): Promise<void> {
    if (isBeating) return
    isBeating = true
    await refresh().catch(tell)
    isBeating = false
  }

  return {
    refresh,
    async start() {
      await refresh()
      timer = setInterval(() => void beat(), EVERY_MILLISECONDS)
    },
    async stop() {
      clearInterval(timer)
      await compared
    },
  }
}
