import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readFault } from '../wallet/index.ts'

/** An amount in ledger units, in whole chips. @throws Refusal request.invalid, naming the field */
export function readAmount(text: string, currency: string, field: string): bigint {
  const money = Money.read(text, currency)
  if (money instanceof Money && money.units % payableStep(currency) === 0n) return money.units
  throw new Refusal('request.invalid', {
    fields: [readFault(field, money instanceof Money ? 'too-precise' : money, currency)],
  })
}
