import type { BenchContext } from '../bench.ts'

export function smallRows(context: BenchContext): number {
  return context.isQuick ? 200_000 : 1_000_000
}

export function largeRows(context: BenchContext): number {
  return context.isQuick ? 2_000_000 : 20_000_000
}
