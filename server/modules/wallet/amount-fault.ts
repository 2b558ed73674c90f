import type { FieldFault } from '@croupier/api/envelope.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { type AmountFault, MOST_AMOUNT, MOST_BALANCE } from '@croupier/basis/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import { amountText } from './purses/purses.ts'

/** Which limit an amount missed: of one order, or of what is left today. */
export type AmountLimit = 'least' | 'most' | 'today'

/** Tells at the field `amount` which limit it missed; the limit is in ledger units. */
export function amountFault(limit: AmountLimit, currency: string, units: bigint): FieldFault {
  return { field: 'amount', messageKey: `fault.amount.${limit}`, amount: amountText(currency, units), currency }
}

/** What is told at a field whose text was read as no amount: the limit where it is above that. */
export function readFault(field: string, fault: AmountFault, currency: string): FieldFault {
  if (fault !== 'too-large') return { field, messageKey: 'fault.format' }
  return { ...amountFault('most', currency, MOST_AMOUNT), field }
}

/** What is told at a field whose amount is finer than anybody sees, or is paid, of its currency. */
export function fineFault(field: string, currency: string): FieldFault {
  return { field, messageKey: 'fault.too.fine', max: currencyOf(currency).displayScale }
}

/** @throws Refusal balance.limit where so much more would take a purse above what a balance may be */
export function requireRoom(currency: string, balance: bigint, units: bigint): void {
  if (balance + units <= MOST_BALANCE) return
  throw new Refusal('balance.limit', { maximum: amountText(currency, MOST_BALANCE), currency })
}
