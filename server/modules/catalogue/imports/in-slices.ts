const PER_TURN = 250

/** A long list piece by piece, each so short that whoever works on it holds nobody up for long. */
export function* slicesOf<Each>(list: readonly Each[]): Generator<Each[]> {
  for (let from = 0; from < list.length; from += PER_TURN) yield list.slice(from, from + PER_TURN)
}

/** Every one of a long list. Bets are served by the same process: now and then everybody else has a turn. */
export async function* inTurns<Each>(list: readonly Each[]): AsyncGenerator<Each> {
  for (const slice of slicesOf(list)) {
    yield* slice
    await new Promise((resolve) => setImmediate(resolve))
  }
}
