import type { Catalogue } from '../catalogue-port.ts'
import type { Game } from '../games/game.ts'
import type { Vendor } from '../vendors/vendor.ts'

/** Where somebody plays from, and in which currency. What is closed there is not offered. */
export interface Place {
  /** ISO code; null where no list of the operator's knows the address. */
  countryCode: string | null
  currency: string
}

type Closed = Pick<Game | Vendor, 'closedCountries' | 'closedCurrencies'>

/** Whether a vendor or a game takes no money of this currency. */
function isClosedInCurrency({ closedCurrencies }: Pick<Closed, 'closedCurrencies'>, currency: string): boolean {
  return closedCurrencies.includes(currency)
}

/** Whether a game, or its vendor for all its games, does not take money of this currency. */
export function takesNot(currency: string, vendor: Vendor, game: Game | undefined): boolean {
  return isClosedInCurrency(vendor, currency) || (game !== undefined && isClosedInCurrency(game, currency))
}

/** Whether a vendor or a game is not offered at a place. A country nobody knows is closed to nothing. */
export function isClosedAt(closed: Closed, { countryCode, currency }: Place): boolean {
  return isClosedInCurrency(closed, currency) || (countryCode !== null && closed.closedCountries.includes(countryCode))
}

/** Whether anything in the catalogue is closed by country, or by currency: where nothing is, no place need be known. */
export function closingsOf(catalogue: Catalogue): { byCountry: boolean; byCurrency: boolean } {
  const all: readonly Closed[] = [...catalogue.vendors(), ...catalogue.games()]
  return {
    byCountry: all.some(({ closedCountries }) => closedCountries.length > 0),
    byCurrency: all.some(({ closedCurrencies }) => closedCurrencies.length > 0),
  }
}
