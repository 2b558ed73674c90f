import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { countryCodes } from '../settings/country-codes.ts'
import { countryCode } from '../settings/region.ts'

const countries: ReadonlySet<string> = new Set(countryCodes)

/** Countries, by ISO code, in which a vendor or game is neither listed nor started. */
export const closedCountries = z
  .array(countryCode.check(z.refine((code) => countries.has(code), 'fault.country')))
  .check(z.maxLength(250))

/** Currencies in which a vendor or game is neither listed, nor started, nor takes a bet. */
export const closedCurrencies = z
  .array(z.string().check(z.refine((code) => currencies.has(code), 'fault.format')))
  .check(z.maxLength(100))
