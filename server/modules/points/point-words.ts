import type { LedgerWords } from '../ledger/index.ts'

export const kinds = { earned: 90, takenBack: 91, redeemed: 92, returned: 93, corrected: 94 } as const

/** Where points come from and go to; unguarded, so that nobody who earns some waits for another. */
export const POINTS_PURSE = 160

export const pointWords: LedgerWords = {
  kinds: [
    { id: kinds.earned, name: 'points.earned' },
    { id: kinds.takenBack, name: 'points.taken-back' },
    { id: kinds.redeemed, name: 'points.redeemed' },
    { id: kinds.returned, name: 'points.returned' },
    { id: kinds.corrected, name: 'points.corrected' },
  ],
  purses: [{ id: POINTS_PURSE, name: 'house.points' }],
  units: [],
}

/** What this module calls itself where rewards and turnover are kept. */
export const SOURCE = 'points'
