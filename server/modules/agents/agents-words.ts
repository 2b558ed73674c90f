import type { LedgerWords } from '../ledger/index.ts'

export const kinds = { sent: 95 } as const

export const agentsWords: LedgerWords = {
  kinds: [{ id: kinds.sent, name: 'agents.sent' }],
  purses: [],
  units: [],
}
