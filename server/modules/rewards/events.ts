import { eventType } from '../../platform/event.ts'

/** A reward was claimed, ran out or was taken back: whoever gave it keeps its own count. Amounts are ledger units. */
export const rewardEnded = eventType<{
  rewardId: string
  memberId: string
  currency: string
  source: string
  reference: string
  amount: string
  state: 'claimed' | 'expired' | 'cancelled'
}>('rewards.rewardEnded')

/** Members were given something to claim, of one source and under one name: a run gives to thousands at once. */
export const rewardsIssued = eventType<{
  titles: Readonly<Record<string, string>>
  rewards: readonly { rewardId: string; memberId: string; currency: string; amount: string }[]
}>('rewards.rewardsIssued')
