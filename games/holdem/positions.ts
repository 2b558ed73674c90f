/** Who posts and who deals: seats, of which the small blind's and the button's may be empty. */
export interface Positions {
  readonly button: number
  readonly smallBlind: number
  readonly bigBlind: number
}

/** Seats that are dealt in, beginning with the first one after a seat. */
export function after(seats: readonly number[], seat: number): number[] {
  const inOrder = [...seats].sort((one, other) => one - other)
  return [...inOrder.filter((each) => each > seat), ...inOrder.filter((each) => each <= seat)]
}

/**
 * Who posts in the next hand. The big blind moves to the next seat that is dealt in and so nobody escapes it; who had it is
 * the small blind, and who had that the button, also where they left meanwhile (a dead small blind, a dead button). Of two
 * players the one on the button posts the small blind.
 */
export function nextPositions(seats: readonly number[], last: Positions | undefined): Positions {
  const inOrder = [...seats].sort((one, other) => one - other)
  const [first, second, third] = inOrder
  if (!last) {
    return inOrder.length === 2
      ? { button: first!, smallBlind: first!, bigBlind: second! }
      : { button: first!, smallBlind: second!, bigBlind: third! }
  }
  const bigBlind = after(seats, last.bigBlind)[0]!
  if (inOrder.length === 2) {
    const other = inOrder.find((seat) => seat !== bigBlind)!
    return { button: other, smallBlind: other, bigBlind }
  }
  const smallBlind = last.bigBlind
  const button = last.smallBlind
  // Where so many left that the big blind has come round to who had the small one, the seat before the small blind deals.
  const isTaken = button === smallBlind || after([button, bigBlind], smallBlind)[0] === button
  return { button: isTaken ? after(seats, smallBlind - 1).at(-1)! : button, smallBlind, bigBlind }
}
