import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'

/** What the operator allows in one currency. Decimal texts in main units. */
export interface TransferRule {
  minimum: string
  maximum: string
}

export type AmountVerdict = { refused: 'malformed' } | { refused: 'too-small' | 'too-large'; bound: string } | Money

/**
 * Whether a member may transfer an amount: no finer than people see it, and within the operator's bounds. Bringing back
 * everything that lies at a vendor has no bounds.
 * @param text main units, as it was sent
 */
export function judgeAmount(rule: TransferRule, currency: string, text: string): AmountVerdict {
  const money = Money.read(text, currency)
  if (money === 'too-large') return { refused: 'too-large', bound: rule.maximum }
  if (!(money instanceof Money) || money.units % payableStep(currency) !== 0n) {
    return { refused: 'malformed' }
  }
  if (money.units < Money.parse(rule.minimum, currency).units) return { refused: 'too-small', bound: rule.minimum }
  if (money.units > Money.parse(rule.maximum, currency).units) return { refused: 'too-large', bound: rule.maximum }
  return money
}
