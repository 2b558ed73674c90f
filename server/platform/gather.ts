/** Asked for at the same moment, done together. */
export interface Gathered<Asked, Answer> {
  /** @throws what the work threw for this one, done by itself */
  ask(asked: Asked): Promise<Answer>
}

export interface Gathering<Asked, Answer> {
  /** How many are done at once, at most. */
  most: number
  /** Two of one key are never done at once: the second waits for the next time. */
  keyOf(asked: Asked): string
  /**
   * Does all of them in one transaction and answers in their order; undefined for one that has to be done by itself. One that
   * is asked for by itself is always answered.
   */
  work(asked: readonly Asked[]): Promise<readonly (Answer | undefined)[]>
}

interface Waiting<Asked, Answer> {
  asked: Asked
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Group commit for work in TypeScript: while one batch is under way, what is asked for meanwhile gathers for the next; nobody
 * waits for a timer. Where a batch fails, each of it is done by itself, so that one does not fail the others.
 */
export function gather<Asked, Answer>({ most, keyOf, work }: Gathering<Asked, Answer>): Gathered<Asked, Answer> {
  let waiting: Waiting<Asked, Answer>[] = []
  let isRunning = false

  function next(): Waiting<Asked, Answer>[] {
    const keys = new Set<string>()
    const batch: Waiting<Asked, Answer>[] = []
    const left: Waiting<Asked, Answer>[] = []
    for (const each of waiting) {
      const key = keyOf(each.asked)
      if (batch.length === most || keys.has(key)) {
        left.push(each)
        continue
      }
      keys.add(key)
      batch.push(each)
    }
    waiting = left
    return batch
  }

  async function doAlone({ asked, resolve, reject }: Waiting<Asked, Answer>): Promise<void> {
    try {
      const [answer] = await work([asked])
      if (answer === undefined) throw new Error('what is done by itself is answered')
      resolve(answer)
    } catch (error) {
      reject(error)
    }
  }

  async function doTogether(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    let answers: readonly (Answer | undefined)[] = []
    if (batch.length > 1) {
      try {
        answers = await work(batch.map(({ asked }) => asked))
      } catch {
        // Each by itself then, and whoever is at fault hears of it.
      }
    }
    for (const [at, each] of batch.entries()) {
      const answer = answers[at]
      if (answer === undefined) await doAlone(each)
      else each.resolve(answer)
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    // Whatever else is asked for in this turn of the event loop comes along.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await doTogether(next())
    isRunning = false
  }

  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ asked, resolve, reject })
        if (!isRunning) void run()
      }),
  }
}
