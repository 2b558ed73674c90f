import { eventType } from '../../platform/event.ts'

/** A deposit has reached its member's main purse. Amounts are ledger units, before and of the fee. */
export const depositCredited = eventType<{
  reference: string
  memberId: string
  currency: string
  amount: string
  fee: string
  channel: string
  /** The deposit promotion chosen for it, `none`, or null: every one that fits. */
  promotion?: string | null
  /** Epoch milliseconds. */
  at: number
}>('wallet.depositCredited')

/** A withdrawal was paid, refused by the house or called back by its member. Amounts are ledger units, before and of the fee. */
export const withdrawalEnded = eventType<{
  reference: string
  memberId: string
  currency: string
  amount: string
  fee: string
  /** What other members had paid of it, and does not come back; absent: nothing. */
  received?: string
  state: 'paid' | 'rejected' | 'cancelled'
  /** Why, in the operator's words. */
  note: string | null
  /** Epoch milliseconds. */
  at: number
}>('wallet.withdrawalEnded')

/** A deposit that is not credited is elsewhere than it was. Amount in ledger units of its currency. */
export const depositMoved = eventType<{
  reference: string
  memberId: string
  currency: string
  amount: string
  state: 'confirming' | 'review' | 'expired' | 'failed'
  /** Epoch milliseconds. */
  at: number
}>('wallet.depositMoved')

/**
 * A withdrawal is on its way: it was asked for, an operator let it go, or another member says that they paid a part of it,
 * which its member has to confirm. Amount in ledger units: of the part, where it is one.
 */
export const withdrawalMoved = eventType<{
  reference: string
  memberId: string
  currency: string
  amount: string
  step: 'requested' | 'approved' | 'part-told'
  /** The part's number. */
  part: string | null
  /** Epoch milliseconds. */
  at: number
}>('wallet.withdrawalMoved')
