import { fittingStake, type Micro, type StakeRange } from '../rgs/micro.ts'

/** Why a stake is another than was asked for, or cannot be placed, with the amount that decides it. */
export interface StakeNote {
  readonly reason: 'largest' | 'smallest' | 'step' | 'balance'
  readonly amount: Micro
}

/** The stake that comes of what was asked for, and what is to be said where it is another. */
export function setStakeTo(asked: Micro, range: StakeRange): { stake: Micro; stakeNote: StakeNote | undefined } {
  const stake = fittingStake(asked, range)
  if (stake === asked) return { stake, stakeNote: undefined }
  if (asked > range.max) return { stake, stakeNote: { reason: 'largest', amount: stake } }
  if (asked < range.min) return { stake, stakeNote: { reason: 'smallest', amount: range.min } }
  return { stake, stakeNote: { reason: 'step', amount: range.step } }
}

/** A stake beyond the balance stands, for money may come; it is said before it is refused. */
export function noteOf(stake: Micro, note: StakeNote | undefined, balance: Micro | undefined): StakeNote | undefined {
  return balance !== undefined && stake > balance ? { reason: 'balance', amount: balance } : note
}
