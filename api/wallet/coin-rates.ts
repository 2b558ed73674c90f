import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown, quantiseUp, Ratio } from '@croupier/basis/ratio.ts'

/** Places after the point that wallets of a coin take; the ledger may keep more. */
const places: Readonly<Record<string, number>> = { USDT: 6, BTC: 8, ETH: 8 }

/** The smallest amount of a coin that wallets send, in its ledger units. */
function step(coin: string): bigint {
  const { ledgerScale } = currencyOf(coin)
  return 10n ** BigInt(ledgerScale - Math.min(places[coin] ?? ledgerScale, ledgerScale))
}

/** What one ledger unit of the coin is worth in ledger units of the currency. */
function unitRate(rate: string, coin: string, currency: string): Ratio {
  const main = Ratio.parse(rate)
  const scales = [currencyOf(currency), currencyOf(coin)].map(({ ledgerScale }) => 10n ** BigInt(ledgerScale))
  return new Ratio(main.numerator * scales[0]!, main.denominator * scales[1]!)
}

/** So many units of a coin in the currency, to the house's side. */
export function worthOf(rate: string, coin: string, units: bigint, currency: string): bigint {
  return quantiseDown(unitRate(rate, coin, currency).times(units))
}

/** How much of a coin pays for so many units of the currency: never less than they are worth. */
export function coinsFor(rate: string, coin: string, units: bigint, currency: string): bigint {
  const { numerator, denominator } = unitRate(rate, coin, currency)
  const each = step(coin)
  return quantiseUp(new Ratio(units * denominator, numerator * each)) * each
}

/** How much of a coin so many units of the currency are paid out as. */
export function coinsOf(rate: string, coin: string, units: bigint, currency: string): bigint {
  const { numerator, denominator } = unitRate(rate, coin, currency)
  const each = step(coin)
  return quantiseDown(new Ratio(units * denominator, numerator * each)) * each
}

/** An amount of a coin with the places its wallets take. */
export function coinText(coin: string, units: bigint): string {
  return new Money(coin, units).toString()
}
