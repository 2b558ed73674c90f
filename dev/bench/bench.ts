import type { Database } from '@croupier/server/platform/database.ts'

/** What a figure counts in; it decides how it is printed. */
export type FigureUnit = 'per second' | 'ms' | 'processor ms' | 'ratio' | 'bytes' | 'rows'

export interface Figure {
  /** Named in the benchmark's `bounds` where it must reach something. */
  name: string
  value: number
  unit: FigureUnit
}

/**
 * What a figure must reach. Ratios to a baseline of the same run travel between machines; bounds by the clock and in rates are
 * for a machine of the reference's pace and are loosened by that of this one (pace.ts).
 */
export type Bound = { atLeast: number } | { atMost: number }

export interface BenchContext {
  /** Smaller sizes and shorter rounds: for a look, not for a claim. */
  isQuick: boolean
  /** The largest sizes, of benchmarks that would otherwise take too long: millions of members and rounds. */
  isFull: boolean
  /** How fast this machine was just before this benchmark, as a part of the reference's: above 0, 1 at most (pace.ts). */
  pace: number
  /** A fresh, migrated database on the group's own PostgreSQL, with everything on that makes a commit last. */
  openDatabase(connections: number): Promise<Database>
  /** The whole product on its ports (running-product.ts), started once for every benchmark that looks at its pages. */
  startProduct(): Promise<void>
  /** Makes something costly once, however many benchmarks of the same folder want it; it goes with the last of them. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
  /** Tells the person at the terminal what is being done, and at which size. */
  say(sentence: string): void
}

/** One benchmark: a file `<name>.bench.ts` in any folder below this one, with this as its default export. */
export interface Bench {
  name: string
  /** Whether it looks at the product's pages. Such benchmarks are a group of their own and run last, so that the product is up beside no other. */
  usesProduct?: true
  run(context: BenchContext): Promise<Figure[]>
  /** By name of figure. A figure that is bounded and missing counts as missed. */
  bounds: Record<string, Bound>
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/**
 * How many times the baseline the candidate reached, round by round, in the middle: what else the machine did during a
 * round fell on both.
 */
export function medianRatio(candidate: readonly number[], baseline: readonly number[]): number {
  return median(candidate.map((value, round) => value / (baseline[round] ?? Number.NaN)))
}

/** The value below which so much of the values lie: `quantile(times, 0.99)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export interface LoadResult {
  perSecond: number
  /** Milliseconds each call took. */
  times: number[]
}

/** So many clients call, each again as soon as it is answered, for so long. */
export async function load(
  clients: number,
  milliseconds: number,
  call: (client: number) => Promise<unknown>,
): Promise<LoadResult> {
  const times: number[] = []
  const start = performance.now()
  const end = start + milliseconds
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let sent = performance.now(); sent < end; sent = performance.now()) {
        await call(client)
        times.push(performance.now() - sent)
      }
    }),
  )
  return { perSecond: (times.length / (performance.now() - start)) * 1000, times }
}
