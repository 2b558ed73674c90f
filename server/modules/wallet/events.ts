import { eventType } from '../../platform/event.ts'

/** A deposit has reached its member's main purse. Amounts are ledger units, before and of the fee. */
export const depositCredited = eventType<{
  reference: string
  memberId: string
  currency: string
  amount: string
  fee: string
  channel: string
  /** Epoch milliseconds. */
  at: number
}>('wallet.depositCredited')
