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
  state: 'paid' | 'rejected' | 'cancelled'
  /** Why, in the operator's words. */
  note: string | null
  /** Epoch milliseconds. */
  at: number
}>('wallet.withdrawalEnded')
