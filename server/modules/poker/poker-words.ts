import type { LedgerWords } from '../ledger/index.ts'

export const kinds = { buyIn: 110, leave: 111 } as const

/**
 * What of a member's money lies on tables, all of them together; of a practice account play money. It is theirs, and nothing
 * but a hand's end and their leaving moves it.
 */
export const purses = { tables: 20, trialTables: 21 } as const

export const pokerWords: LedgerWords = {
  kinds: [
    { id: kinds.buyIn, name: 'poker.buy-in' },
    { id: kinds.leave, name: 'poker.leave' },
  ],
  purses: [
    { id: purses.tables, name: 'tables' },
    { id: purses.trialTables, name: 'trial-tables' },
  ],
  units: [],
}
