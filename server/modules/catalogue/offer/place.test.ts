import { expect, it } from 'vitest'
import { isClosedAt, type Place } from './place.ts'

const closed = { closedCountries: ['GB', 'NL'], closedCurrencies: ['USD'] }

it.each<[what: string, place: Place, isClosed: boolean]>([
  ['another country and currency', { countryCode: 'BD', currency: 'BDT' }, false],
  ['a country that is closed', { countryCode: 'NL', currency: 'BDT' }, true],
  ['a currency that is closed', { countryCode: 'BD', currency: 'USD' }, true],
  ['a country nobody knows', { countryCode: null, currency: 'BDT' }, false],
  ['a country nobody knows, in a currency that is closed', { countryCode: null, currency: 'USD' }, true],
])('[D-01] a game is closed by country and by currency: %s', (_what, place, isClosed) => {
  expect(isClosedAt(closed, place)).toBe(isClosed)
})
