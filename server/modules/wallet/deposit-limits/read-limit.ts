import { isAsSeen } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { fineFault, readFault } from '../amount-fault.ts'
import type { LimitAmount } from './deposit-limits.ts'

/** What a member asks for as a limit: null for none. @throws Refusal request.invalid, at `amount` */
export function readLimit(asked: string | null, currency: string): LimitAmount {
  if (asked === null) return null
  const money = Money.read(asked, currency)
  if (!(money instanceof Money)) {
    throw new Refusal('request.invalid', { fields: [readFault('amount', money, currency)] })
  }
  if (!isAsSeen(currency, asked)) throw new Refusal('request.invalid', { fields: [fineFault('amount', currency)] })
  return money.units
}
