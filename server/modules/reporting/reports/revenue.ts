/** What the house's revenue is made of in a day or in many; ledger units. */
export interface Revenue {
  rounds: number
  stake: bigint
  payout: bigint
  vendorWallets: bigint
  bonuses: bigint
  agents: bigint
  adjustments: bigint
  fees: bigint
}

export const noRevenue: Revenue = {
  rounds: 0,
  stake: 0n,
  payout: 0n,
  vendorWallets: 0n,
  bonuses: 0n,
  agents: 0n,
  adjustments: 0n,
  fees: 0n,
}

/**
 * Which part of the revenue an account of the house is, by its name in the ledger, and whether what it gives is a cost. What
 * stands on others is no revenue: what providers hold, what was advanced, play money, points.
 */
export const revenuePurses = {
  'house.vendor-wallets': { part: 'vendorWallets', isCost: false },
  'house.rewards': { part: 'bonuses', isCost: true },
  'house.contracts': { part: 'agents', isCost: true },
  'house.adjustments': { part: 'adjustments', isCost: true },
  'house.deposit-fees': { part: 'fees', isCost: false },
  'house.fees': { part: 'fees', isCost: false },
} as const satisfies Record<string, { part: keyof Revenue; isCost: boolean }>

type RevenuePurse = keyof typeof revenuePurses

/** Adds what an account of the house received, in its sign. */
export function withHouse(revenue: Revenue, { purse, amount }: { purse: string; amount: bigint }): Revenue {
  const { part, isCost } = revenuePurses[purse as RevenuePurse]
  return { ...revenue, [part]: revenue[part] + (isCost ? -amount : amount) }
}

export function addRevenue(one: Revenue, other: Revenue): Revenue {
  return {
    rounds: one.rounds + other.rounds,
    stake: one.stake + other.stake,
    payout: one.payout + other.payout,
    vendorWallets: one.vendorWallets + other.vendorWallets,
    bonuses: one.bonuses + other.bonuses,
    agents: one.agents + other.agents,
    adjustments: one.adjustments + other.adjustments,
    fees: one.fees + other.fees,
  }
}

/** Gross gaming revenue: stakes less payouts, with what was won at vendors that keep wallets of their own. */
export const ggrOf = ({ stake, payout, vendorWallets }: Revenue): bigint => stake - payout + vendorWallets

/** Net gaming revenue: GGR less what was given, with the fees that were kept. */
export function ngrOf(revenue: Revenue): bigint {
  const { bonuses, agents, adjustments, fees } = revenue
  return ggrOf(revenue) - bonuses - agents - adjustments + fees
}
