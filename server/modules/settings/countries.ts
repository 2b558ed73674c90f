import { countrySchema } from '@croupier/api/settings/region.ts'
import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

/** Countries whose mobile numbers are accepted, the first one preselected. */
export const countries = setting('settings.countries', z.array(countrySchema).check(z.minLength(1), z.maxLength(250)), [
  { countryCode: 'BD', countryDialingCode: '880' },
  { countryCode: 'IN', countryDialingCode: '91' },
  { countryCode: 'PK', countryDialingCode: '92' },
  { countryCode: 'NP', countryDialingCode: '977' },
  { countryCode: 'LK', countryDialingCode: '94' },
  { countryCode: 'MY', countryDialingCode: '60' },
  { countryCode: 'AE', countryDialingCode: '971' },
])
