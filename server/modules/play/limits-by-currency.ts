import { currencies, isAsSeen } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown, type Ratio } from '@croupier/basis/ratio.ts'

/** About equal worth in every currency the house knows: what limits begin with is so many times it. */
const smallest: Readonly<Record<string, string>> = {
  BDT: '1',
  INR: '1',
  PKR: '2',
  NPR: '1',
  THB: '0.5',
  VND: '200',
  PHP: '0.5',
  IDR: '100',
  BRL: '0.1',
  MYR: '0.1',
  CNY: '0.1',
  JPY: '1',
  KRW: '10',
  USD: '0.01',
  EUR: '0.01',
  GBP: '0.01',
  USDT: '0.01',
  BTC: '0.0000002',
  ETH: '0.000005',
}

/** The smallest amount that is bet in a currency at first; in main units. */
export function smallestAmount(currency: string): string {
  return smallest[currency] ?? '1'
}

/** An amount so many times, less what the ledger does not keep; main units. */
export function timesAmount(currency: string, amount: string, factor: Ratio): string {
  const money = new Money(currency, quantiseDown(Money.parse(amount, currency).times(factor)))
  return money.toString().replace(/\.?0+$/, '')
}

/** A table with a row for every currency the house knows. */
export function inEveryCurrency<Row>(rowOf: (currency: string) => Row): Record<string, Row> {
  return Object.fromEntries([...currencies.keys()].map((currency) => [currency, rowOf(currency)]))
}

/** Whether a text is an amount of a currency that people can see, above zero. */
export function isAmount(text: string, currency: string): boolean {
  const money = Money.read(text, currency)
  return money instanceof Money && money.isPositive && isAsSeen(currency, text)
}

/**
 * The first of these amounts that is none of its currency, or below the one before it: `rising(['least', 'stake'], …)`.
 */
export function faultOfRising<Name extends string>(
  names: readonly Name[],
  row: Readonly<Record<Name, string>>,
  currency: string,
): Name | undefined {
  let before = 0n
  for (const name of names) {
    if (!isAmount(row[name], currency)) return name
    const { units } = Money.parse(row[name], currency)
    if (units < before) return name
    before = units
  }
  return undefined
}
