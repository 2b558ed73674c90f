import { expect, it } from 'vitest'
import { offeredLanguages, isLanguage, languageOfTag, languages, matchLanguage } from './languages.ts'

it('[C-11] knows 35 languages, each under its own name', () => {
  expect(languages.size).toBe(35)
  expect(new Set([...languages.values()].map((facts) => facts.ownName)).size).toBe(35)
})

it('[C-11] writes Arabic, Persian and Urdu from right to left, and no other', () => {
  const rightToLeft = [...languages].filter(([, facts]) => facts.direction === 'rtl').map(([code]) => code)

  expect(rightToLeft.sort()).toEqual(['ar', 'fa', 'ur'])
})

it('has a locale for each that Intl knows', () => {
  for (const { locale } of languages.values()) expect(Intl.PluralRules.supportedLocalesOf(locale)).toHaveLength(1)
})

it('[C-11] writes Latin digits in every language, as the figures beside its sentences are written', () => {
  const others = [...languages.values()].filter(
    ({ locale }) => new Intl.NumberFormat(locale).resolvedOptions().numberingSystem !== 'latn',
  )

  expect(others).toEqual([])
})

it.each([
  ['bn-BD', 'bn'],
  ['BN', 'bn'],
  ['en_US', 'en'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-CN', 'zh'],
  ['fil-PH', 'tl'],
  ['xx', undefined],
  ['constructor', undefined],
  ['', undefined],
])('reads the tag %j as %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})

it.each([
  [undefined, 'bn'],
  ['', 'bn'],
  ['xx, yy;q=0.5', 'bn'],
  ['fr;q=0.3, ar-EG;q=0.9, en;q=0.8', 'ar'],
  ['xx, de', 'bn'],
  ['de-AT, th;q=0.9, en;q=0.4', 'en'],
  ['en;q=0, sw', 'bn'],
  ['en;q=0, ur', 'ur'],
  ['EN', 'en'],
  ['en-GB,en;q=0.9', 'en'],
])('[C-11] matches %j with what is offered, falling back to the brand', (header, language) => {
  expect(matchLanguage(header, 'bn')).toBe(language)
})

it('matches every language it knows for texts that others write', () => {
  expect(matchLanguage('xx, de', 'bn', isLanguage)).toBe('de')
  expect(matchLanguage('en;q=0, ur', 'bn', isLanguage)).toBe('ur')
})

it('[C-11] offers nothing it does not know', () => {
  expect(offeredLanguages.filter((language) => !languages.has(language))).toEqual([])
})
