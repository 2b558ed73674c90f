import { type Brand, brandSchema } from '@croupier/api/settings/brand.ts'
import { offeredLanguages, type Language } from '@croupier/words/languages.ts'
import { setting } from '../../platform/settings.ts'

const lumen: Brand = {
  merchantCode: 'lumen',
  name: 'Lumen',
  platform: 'WEB',
  lotteryType: 'Lott',
  defaultLanguage: 'BN',
  languages: ['EN', 'BN'],
  currency: 'BDT',
  minimumAge: 18,
  licences: [],
}

export const brand = setting('settings.brand', brandSchema, lumen)

/** The language of the catalogues that a code such as `BN` or `ZH-HANT` means, where it is offered. */
export function languageOf(code: string): Language | undefined {
  return offeredLanguages.find((language) => language.toLowerCase() === code.toLowerCase())
}
