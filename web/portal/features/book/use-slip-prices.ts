import { showFixture } from '@croupier/api/book/show-fixture.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { type ChosenLeg, legKey } from './kept-slip.ts'

const AGAIN = 2_000

/** A match as it stands; nothing is asked for where there is none. */
function useShown(fixtureId: number | undefined) {
  return useOperation(
    showFixture,
    { fixtureId: fixtureId ?? 0 },
    { enabled: fixtureId !== undefined, everyMilliseconds: AGAIN },
  )
}

/** The price of each leg as its match stands: null where it is not sold, none where it has not been read yet. */
export function useSlipPrices(legs: readonly ChosenLeg[]): ReadonlyMap<string, string | null> {
  const ids = [...new Set(legs.map(({ fixtureId }) => fixtureId))]
  // As many as a slip holds at most (MOST_LEGS): hooks are called in one order, however many of them ask.
  const reads = [
    useShown(ids[0]),
    useShown(ids[1]),
    useShown(ids[2]),
    useShown(ids[3]),
    useShown(ids[4]),
    useShown(ids[5]),
    useShown(ids[6]),
    useShown(ids[7]),
  ]
  return new Map(
    legs.flatMap((leg): [string, string | null][] => {
      const read = reads[ids.indexOf(leg.fixtureId)]
      if (!read?.data) return read?.error ? [[legKey(leg), null]] : []
      const found = read.data.fixture.markets
        .flatMap(({ selections }) => selections)
        .find(({ id }) => id === leg.selection)
      return [[legKey(leg), found?.price ?? null]]
    }),
  )
}
