/** Somebody who wants to pay so much in. Ledger units of one currency. */
export interface Wish {
  amount: bigint
  payerId: bigint
}

/** A withdrawal that waits to be paid by other members, with what nobody has promised of it yet. */
export interface Waiting {
  id: bigint
  memberId: bigint
  room: bigint
}

/**
 * Who pays whom: each wish, in the order in which they came, takes a part of the withdrawal that has waited longest and has
 * room for all of it; nobody pays themselves. `waiting` stands in the order of its age. Answers, wish by wish, the place among
 * `waiting`; undefined where none of these has room.
 */
export function matchWishes(wishes: readonly Wish[], waiting: readonly Waiting[]): (number | undefined)[] {
  const open = waiting.map(({ memberId, room }, place) => ({ memberId, room, place }))
  return wishes.map(({ amount, payerId }) => {
    const at = open.findIndex(({ memberId, room }) => room >= amount && memberId !== payerId)
    const found = open[at]
    if (!found) return undefined
    found.room -= amount
    if (found.room === 0n) open.splice(at, 1)
    return found.place
  })
}
