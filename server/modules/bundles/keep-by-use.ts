interface Kept<Value> {
  value: Promise<Value>
  bytes: number
}

/** After so many uses each has half as many as it had: what was played much yesterday makes room for what is played now. */
const USES_COUNTED = 128

/**
 * Keeps what is dear to make, by how much it is used. Something new takes the place of what was used less than it, and
 * never of what was used more: whoever opens one after another, once or a few times each, moves nothing that others play
 * all the time. What finds no place is kept until the next such comes, so that it is not made again for each use.
 * @param room bytes of all that is kept, but for that one
 */
export function keepByUse<Value>(room: number) {
  // The one used longest ago first: of those that were used as much it goes first.
  const kept = new Map<string, Kept<Value>>()
  const making = new Map<string, Promise<Value>>()
  const weights = new Map<string, number>()
  let guest: { key: string; value: Promise<Value> } | undefined
  let uses = 0

  function countUse(key: string, weight: number): void {
    weights.set(key, (weights.get(key) ?? 0) + weight)
    uses += 1
    if (uses < USES_COUNTED) return
    uses = 0
    for (const [each, counted] of weights) {
      if (counted > 1) weights.set(each, counted >> 1)
      else weights.delete(each)
    }
  }

  /** Lets go of what was used less, until there is room; where that is not enough, of nothing. */
  function findsRoom(key: string, bytes: number): boolean {
    const weightOf = (each: string) => weights.get(each) ?? 0
    let free = room - [...kept.values()].reduce((sum, each) => sum + each.bytes, 0)
    const gone: string[] = []
    for (const [each, { bytes: freed }] of [...kept].sort(([one], [other]) => weightOf(one) - weightOf(other))) {
      if (free >= bytes || weightOf(each) >= weightOf(key)) break
      free += freed
      gone.push(each)
    }
    if (free < bytes) return false
    for (const each of gone) kept.delete(each)
    return true
  }

  /** Once however many ask at the same time; a failure is forgotten. */
  function makeOnce(key: string, make: () => Promise<Value>): Promise<Value> {
    const begun = making.get(key)
    if (begun) return begun
    const value = make()
    making.set(key, value)
    const forget = (isMade: boolean) => {
      making.delete(key)
      if (isMade) return
      if (kept.get(key)?.value === value) kept.delete(key)
      if (guest?.value === value) guest = undefined
    }
    value.then(
      () => forget(true),
      () => forget(false),
    )
    return value
  }

  /** @param weight what this use counts */
  return (
    key: string,
    { bytes, weight }: { bytes: number; weight: number },
    make: () => Promise<Value>,
  ): Promise<Value> => {
    countUse(key, weight)
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known.value
    }
    const value = guest?.key === key ? guest.value : makeOnce(key, make)
    if (findsRoom(key, bytes)) {
      kept.set(key, { value, bytes })
      if (guest?.key === key) guest = undefined
    } else guest = { key, value }
    return value
  }
}
