import type { Ratio } from '@croupier/basis/ratio.ts'

/** A return to player as `95.95 %`: two decimals, cut off, so that never more is promised than is paid. */
export function returnText({ numerator, denominator }: Ratio): string {
  const digits = String((numerator * 10_000n) / denominator).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)} %`
}
