import { currencyOf } from '@croupier/basis/currency.ts'

/** Decimal places of the RGS protocol's amounts: integers of a millionth of the main unit. */
const WIRE_SCALE = 6

/** Ledger units in a millionth of the main unit; every ledger keeps at least six decimals. */
function unitsPerMicro(currency: string): bigint {
  return 10n ** BigInt(currencyOf(currency).ledgerScale - WIRE_SCALE)
}

/** A wire amount in ledger units, exact. */
export function unitsOfMicro(micro: bigint, currency: string): bigint {
  return micro * unitsPerMicro(currency)
}

/** Ledger units as a wire amount. What is finer than the wire can say is left out, so a balance is never overstated. */
export function microOfUnits(units: bigint, currency: string): bigint {
  return units / unitsPerMicro(currency)
}

/** The greatest integer that every client reads exactly from JSON. */
export const MOST_ON_WIRE = BigInt(Number.MAX_SAFE_INTEGER)

/** As the number the wire's JSON holds. What is beyond every client's integers is said as the greatest of them. */
export function wireNumber(micro: bigint): number {
  return Number(micro < MOST_ON_WIRE ? micro : MOST_ON_WIRE)
}
