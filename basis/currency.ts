import { assert } from './assert.ts'

export interface Currency {
  readonly code: string
  /** Decimal places kept by the ledger: 6 for fiat, 8 for crypto, so that every vendor's win can be booked. */
  readonly ledgerScale: number
  /** Decimal places a person sees, and the finest amount that is asked for or paid: a hundredth of a bitcoin would be a fortune. */
  readonly displayScale: number
  readonly symbol: string
}

function fiat(code: string, symbol: string): [string, Currency] {
  return [code, { code, ledgerScale: 6, displayScale: 2, symbol }]
}

function crypto(code: string, symbol: string, displayScale: number): [string, Currency] {
  return [code, { code, ledgerScale: 8, displayScale, symbol }]
}

export const currencies: ReadonlyMap<string, Currency> = new Map([
  fiat('BDT', '৳'),
  fiat('INR', '₹'),
  fiat('PKR', '₨'),
  fiat('NPR', 'रु'),
  fiat('USD', '$'),
  fiat('EUR', '€'),
  fiat('GBP', '£'),
  fiat('THB', '฿'),
  fiat('VND', '₫'),
  fiat('PHP', '₱'),
  fiat('IDR', 'Rp'),
  fiat('MYR', 'RM'),
  fiat('BRL', 'R$'),
  fiat('JPY', '¥'),
  fiat('CNY', '¥'),
  fiat('KRW', '₩'),
  crypto('USDT', '₮', 2),
  crypto('BTC', '₿', 8),
  crypto('ETH', 'Ξ', 8),
])

/** Whether an amount, as a plain decimal of main units, is no finer than people see it in this currency. */
export function isAsSeen(code: string, amount: string): boolean {
  return (amount.split('.')[1]?.length ?? 0) <= currencyOf(code).displayScale
}

/** Ledger units in the finest amount that people see of a currency, and that is asked for or paid: 0.01 where two decimals are shown. */
export function payableStep(code: string): bigint {
  const { ledgerScale, displayScale } = currencyOf(code)
  return 10n ** BigInt(ledgerScale - displayScale)
}

/** @throws BrokenInvariant for a code the house does not know; check a person's input with `currencies.has` first. */
export function currencyOf(code: string): Currency {
  const currency = currencies.get(code)
  assert(currency, `the house knows the currency ${code}`)
  return currency
}
