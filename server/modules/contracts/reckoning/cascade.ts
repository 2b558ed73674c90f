/** What somebody above bears of what a downline gets; ledger units. */
export interface Share {
  memberId: bigint
  amount: bigint
}

/** One agent in a run. Ledger units. */
export interface Holder {
  memberId: bigint
  gross: bigint
  /** Who above in the run bears it; the company bears the rest. */
  bearers: readonly Share[]
}

/**
 * Who bears how much of what a downline gets: the next above the days since their own contract began, the one above them the
 * days before that since theirs, and so on. Days before may lessen the whole: nobody bears what nobody gets. Pure.
 * @param above from the next one on, with what the days since then come to
 */
export function sharesOf(gross: bigint, above: readonly { memberId: bigint; since: bigint }[]): Share[] {
  let borne = 0n
  return above.map(({ memberId, since }) => {
    const upTo = since < gross ? since : gross
    const amount = upTo > borne ? upTo - borne : 0n
    borne += amount
    return { memberId, amount }
  })
}

/**
 * Gross less what is borne of the downlines of the run, by member: where all of it is borne by uplines, the sum over a branch
 * is its top's gross. Pure.
 */
export function netsOf(holders: readonly Holder[]): ReadonlyMap<bigint, bigint> {
  const nets = new Map(holders.map(({ memberId, gross }) => [memberId, gross]))
  for (const { memberId, amount } of holders.flatMap(({ bearers }) => bearers)) {
    nets.set(memberId, nets.get(memberId)! - amount)
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
