/** Whole hundredths in two places: `1.85` of 185, be it a price or of a per cent. */
export function hundredthsText(hundredths: number): string {
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}
