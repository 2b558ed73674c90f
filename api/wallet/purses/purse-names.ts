/**
 * A member's purses. The number is the API's `accountTypeId` (2 is the main wallet, as clients of this API family know
 * it) and the ledger's purse number; a transfer-wallet vendor's purse is none of these.
 */
export const purseIds = {
  main: 2,
  bonus: 3,
  trial: 4,
  hold: 5,
  points: 6,
  agentIncome: 7,
} as const

export type PurseName = keyof typeof purseIds

export const purseNames = Object.keys(purseIds) as PurseName[]
