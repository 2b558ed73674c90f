import type { LedgerWords } from '../ledger/index.ts'

export const kinds = { paid: 96, claimed: 97 } as const

/** What the company pays agents, per currency; unguarded, so that no run waits for another. */
export const CONTRACTS_PURSE = 170

export const contractsWords: LedgerWords = {
  kinds: [
    { id: kinds.paid, name: 'contracts.paid' },
    { id: kinds.claimed, name: 'contracts.claimed' },
  ],
  purses: [{ id: CONTRACTS_PURSE, name: 'house.contracts' }],
  units: [],
}
