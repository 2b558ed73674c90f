/** One agent in a run. Ledger units. */
export interface Holder {
  memberId: bigint
  /** The next above with a contract in the same run; undefined where the company pays. */
  parentId: bigint | undefined
  gross: bigint
  /** What of it the parent bears, where that is not all. */
  borne?: bigint
}

/**
 * Gross less what is borne of the direct downlines of the run, by member: where that is all, the sum over a branch is its
 * top's gross. Pure.
 */
export function netsOf(holders: readonly Holder[]): ReadonlyMap<bigint, bigint> {
  const nets = new Map(holders.map(({ memberId, gross }) => [memberId, gross]))
  for (const { parentId, gross, borne = gross } of holders) {
    if (parentId !== undefined) nets.set(parentId, nets.get(parentId)! - borne)
  }
  return nets
}

/** What was advanced and is open still, oldest first. */
export interface Receivable {
  id: bigint
  open: bigint
}

export interface Netted {
  paid: bigint
  netted: bigint
  /** What is taken of which receivable. */
  taken: readonly { id: bigint; amount: bigint }[]
  /** Advanced now: the amount of a new receivable. */
  advanced: bigint
}

/** What is paid of an amount once what is owed is kept back, oldest first; below zero it is advanced by the company. Pure. */
export function netOut(amount: bigint, owed: readonly Receivable[]): Netted {
  if (amount < 0n) return { paid: 0n, netted: 0n, taken: [], advanced: -amount }
  let left = amount
  const taken: { id: bigint; amount: bigint }[] = []
  for (const { id, open } of owed) {
    const part = open < left ? open : left
    if (part === 0n) continue
    taken.push({ id, amount: part })
    left -= part
  }
  return { paid: left, netted: amount - left, taken, advanced: 0n }
}
