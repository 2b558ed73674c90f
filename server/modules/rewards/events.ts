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

/** A member was given something to claim. */
export const rewardIssued = eventType<{
  rewardId: string
  memberId: string
  currency: string
  amount: string
  titles: Readonly<Record<string, string>>
}>('rewards.rewardIssued')
