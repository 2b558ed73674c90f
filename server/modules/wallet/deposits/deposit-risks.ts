import type { DepositRisk } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { isSameHolder } from '../payout-accounts/payout-holder.ts'

const DAY = 86_400_000

/** A member is new for so long. */
const NEW_DAYS = 7

/** So many orders that nobody paid, one after the other, are many. */
export const MANY_UNPAID = 5

/** What is known of a deposit and its member. Epoch milliseconds; amounts in ledger units. */
export interface DepositRiskFacts {
  madeAt: number
  registeredAt: number
  amount: bigint
  /** From which amount on a new member's first deposit is large; undefined where none is. */
  largeFrom: bigint | undefined
  hasPaidBefore: boolean
  /** Of the orders just before it, how many nobody paid; no more than `MANY_UNPAID` are looked at. */
  unpaidBefore: number
  /** Who the member says paid, and the name that their accounts bear. */
  payerName: string | null
  ownName: string | null
  /** Whether other orders came with the same picture, and other members named the same payer. */
  isPictureKnown: boolean
  isPayerShared: boolean
  /** Whether others asked for deposits from its address, or have used a device of its member's. */
  isAddressShared: boolean
  isDeviceShared: boolean
  /** Whether its payment was heard of after its end, and whether more than one was. */
  isLate: boolean
  isPaidAgain: boolean
}

/** What makes a deposit worth a second look. */
export function depositRisksOf(facts: DepositRiskFacts): DepositRisk[] {
  const { madeAt, registeredAt, amount, largeFrom, payerName, ownName } = facts
  const isNew = madeAt < registeredAt + NEW_DAYS * DAY
  const found: [DepositRisk, boolean][] = [
    ['known-picture', facts.isPictureKnown],
    ['other-name', payerName !== null && ownName !== null && !isSameHolder(payerName, ownName)],
    ['shared-payer', facts.isPayerShared],
    ['large-first', isNew && !facts.hasPaidBefore && largeFrom !== undefined && amount >= largeFrom],
    ['unpaid-before', facts.unpaidBefore >= MANY_UNPAID],
    ['late', facts.isLate],
    ['paid-again', facts.isPaidAgain],
    ['shared-address', facts.isAddressShared],
    ['shared-device', facts.isDeviceShared],
  ]
  return found.filter(([, is]) => is).map(([risk]) => risk)
}
