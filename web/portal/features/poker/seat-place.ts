/**
 * Where a seat stands at the felt: from its middle, in halves of its width and height. One's own seat is at the bottom, the
 * others follow clockwise.
 */
export function placeOf(seat: number, seats: number, own: number | null): { x: number; y: number } {
  const turn = (((seat - (own ?? 0) + seats) % seats) * 2 * Math.PI) / seats + Math.PI / 2
  // No minus before nothing.
  const rounded = (share: number) => Math.round(share * 1000) / 1000 || 0
  return { x: rounded(Math.cos(turn)), y: rounded(Math.sin(turn)) }
}
