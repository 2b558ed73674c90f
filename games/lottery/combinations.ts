/** How many ways there are to take `taken` of `of` things; nothing where there are fewer. */
export function choose(of: number, taken: number): number {
  if (taken < 0 || taken > of) return 0
  let ways = 1n
  for (let at = 1; at <= taken; at += 1) ways = (ways * BigInt(of - taken + at)) / BigInt(at)
  return Number(ways)
}

/** The same where it may be more than a number counts exactly. */
export function chooseExactly(of: number, taken: number): bigint {
  if (taken < 0 || taken > of) return 0n
  let ways = 1n
  for (let at = 1; at <= taken; at += 1) ways = (ways * BigInt(of - taken + at)) / BigInt(at)
  return ways
}

/** Every way to take so many of the things, in their order. */
export function subsets<Thing>(things: readonly Thing[], taken: number): Thing[][] {
  if (taken === 0) return [[]]
  return things.flatMap((first, at) => subsets(things.slice(at + 1), taken - 1).map((rest) => [first, ...rest]))
}

/** Every row of so many of the things, each place independent: the slowest place first. */
export function* tuples<Thing>(things: readonly Thing[], length: number): Generator<Thing[]> {
  if (length === 0) {
    yield []
    return
  }
  for (const first of things) for (const rest of tuples(things, length - 1)) yield [first, ...rest]
}

/** Every ordered row of so many different things. */
export function* arrangements<Thing>(things: readonly Thing[], length: number): Generator<Thing[]> {
  if (length === 0) {
    yield []
    return
  }
  for (const [at, first] of things.entries()) {
    const others = [...things.slice(0, at), ...things.slice(at + 1)]
    for (const rest of arrangements(others, length - 1)) yield [first, ...rest]
  }
}

/** How many different rows the signs of a text can be put in. */
export function permutationsOf(text: string): number {
  const counts = [...Map.groupBy(text, (sign) => sign).values()].map((same) => same.length)
  let left = text.length
  let ways = 1
  for (const count of counts) {
    ways *= choose(left, count)
    left -= count
  }
  return ways
}

export const product = (numbers: readonly number[]): number => numbers.reduce((result, each) => result * each, 1)

export const sum = (numbers: readonly number[]): number => numbers.reduce((result, each) => result + each, 0)
