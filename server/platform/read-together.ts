import DataLoader from 'dataloader'

/** How many reads of a kind are under way at once; what is asked for meanwhile gathers for the next. */
const UNDER_WAY = 2

const MOST_KEYS = 500

/**
 * Reads for all who ask at the same moment by one statement: what is asked for in one turn of the event loop, and while
 * earlier reads are under way, gathers. Nothing is remembered, and a read begins only after everybody asked whom it
 * answers, so nobody is told what was true before they came.
 *
 * Not for what is read within a transaction: others' reads are none of its.
 *
 * @param read answers in the order of its keys, of which each comes once
 * @param nameOf what two keys have in common that ask for the same
 */
export function readTogether<Key, Found>(
  read: (keys: readonly Key[]) => Promise<readonly Found[]>,
  nameOf: (key: Key) => string | bigint,
): (key: Key) => Promise<Found> {
  const waiting: (() => void)[] = []
  let underWay = 0

  function next(): void {
    if (underWay >= UNDER_WAY) return
    const dispatch = waiting.shift()
    if (!dispatch) return
    underWay += 1
    setImmediate(dispatch)
  }

  const loader: DataLoader<Key, Found, string | bigint> = new DataLoader(
    async (keys) => {
      // Whoever asks from here on is answered by a later read.
      loader.clearAll()
      try {
        return await read(keys)
      } finally {
        underWay -= 1
        next()
      }
    },
    {
      maxBatchSize: MOST_KEYS,
      cacheKeyFn: nameOf,
      batchScheduleFn(dispatch) {
        waiting.push(dispatch)
        next()
      },
    },
  )
  return (key) => loader.load(key)
}
