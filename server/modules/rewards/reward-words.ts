import type { LedgerWords } from '../ledger/index.ts'

export const kinds = {
  paid: 70,
  /** From the house to the bonus purse, as a bonus becomes active. */
  bonusPaid: 71,
  /** From the bonus purse to main, as it is wagered. */
  bonusReleased: 72,
  /** From the bonus purse back to the house. */
  bonusTaken: 73,
} as const

/** What the house gives to members, per currency; unguarded, so that no claim waits for another. */
export const REWARDS_PURSE = 150

export const rewardWords: LedgerWords = {
  kinds: [
    { id: kinds.paid, name: 'rewards.paid' },
    { id: kinds.bonusPaid, name: 'rewards.bonusPaid' },
    { id: kinds.bonusReleased, name: 'rewards.bonusReleased' },
    { id: kinds.bonusTaken, name: 'rewards.bonusTaken' },
  ],
  purses: [{ id: REWARDS_PURSE, name: 'house.rewards' }],
  units: [],
}
