import type { BenchContext } from '../bench.ts'

export function smallRows(context: BenchContext): number {
  return context.isFull ? 1_000_000 : context.isQuick ? 200_000 : 400_000
}

export function largeRows(context: BenchContext): number {
  return context.isFull ? 20_000_000 : context.isQuick ? 2_000_000 : 8_000_000
}
