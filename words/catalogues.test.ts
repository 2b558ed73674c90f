import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  offeredLanguages,
  isLanguage,
  type Language,
  languages,
  sourceLanguage,
  writtenLanguages,
} from './languages.ts'
import { isUntranslated, messageFaults, translationFaults } from './message-faults.ts'
import { areaNames, hasSource, readSource, sourcePath } from './sources.ts'

const root = new URL('./', import.meta.url)
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map((entry) => entry.name)

it('lists every folder of words in areas.ts, and no other', () => {
  const listed = [...readFileSync(new URL('areas.ts', root), 'utf8').matchAll(/'\.\/([^/]+)\/en\.json'/g)].map(
    (match) => match[1],
  )

  expect(listed.sort()).toEqual(areaNames())
  expect(folders.sort(), 'a folder without en.json').toEqual(areaNames())
})

/** Of a hundred texts, so many may wait for their translation in a language that is offered. */
const MAY_WAIT = 2
/** Of a hundred texts, so many may read as in English: names, and words that two languages share. */
const MAY_BE_ENGLISH = 5

/** Of all texts, those without a translation, and those that are left in English, in hundredths. */
function lacks(language: Language): { missing: number; inEnglish: number } {
  const texts = areaNames().flatMap((area) => {
    const translated = readSource(area, language)
    return Object.entries(readSource(area, sourceLanguage)).map(([key, text]) => ({ text, own: translated[key] }))
  })
  const missing = texts.filter(({ own }) => own === undefined).length
  const inEnglish = texts.filter(({ text, own }) => own !== undefined && isUntranslated(text, own, language)).length
  return { missing: (100 * missing) / texts.length, inEnglish: (100 * inEnglish) / texts.length }
}

it('[C-11] offers the languages in which next to nothing waits for its translation, and no other', () => {
  const isNearlyComplete = (language: Language): boolean => lacks(language).missing <= MAY_WAIT

  expect([...offeredLanguages].sort()).toEqual([...languages.keys()].filter(isNearlyComplete).sort())
})

it.each(offeredLanguages.filter((language) => language !== sourceLanguage))(
  '[C-11] speaks %s, and not English',
  (language) => {
    expect(lacks(language).inEnglish).toBeLessThanOrEqual(MAY_BE_ENGLISH)
  },
)

describe.each(areaNames())('%s', (area) => {
  const english = readSource(area, sourceLanguage)

  it('has files of known languages only', () => {
    const strange = readdirSync(new URL(`${area}/`, root)).filter(
      (file) => !file.endsWith('.json') || !isLanguage(file.slice(0, -'.json'.length)),
    )

    expect(strange).toEqual([])
  })

  it.each([...languages.keys()].filter((language) => hasSource(area, language)))(
    '[C-11] writes no digits but Latin ones in %s',
    (language) => {
      const others = Object.entries(readSource(area, language)).filter(([, text]) => /[^\P{Nd}0-9]/u.test(text))

      expect(others).toEqual([])
    },
  )

  it.each([...languages.keys()].filter((language) => hasSource(area, language)))(
    '[C-11] says nothing twice in %s: of two texts under one key the first is lost without a word',
    (language) => {
      const written = [...readFileSync(sourcePath(area, language), 'utf8').matchAll(/^ {2}"([^"]+)":/gm)].map(
        ([, key]) => key!,
      )

      expect(written.toSorted()).toEqual(Object.keys(readSource(area, language)).toSorted())
    },
  )

  it('has flat dotted keys with a text each', () => {
    const faulty = Object.entries(english).filter(
      ([key, text]) => typeof text !== 'string' || !/^[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*$/.test(key),
    )

    expect(faulty).toEqual([])
  })

  it.each([...languages.keys()].filter((language) => hasSource(area, language)))(
    '[C-11] is valid in %s: keys, syntax, placeholders, plural forms',
    (language) => {
      const translated = readSource(area, language)

      const faults = Object.entries(translated).flatMap(([key, text]) => {
        const source = english[key]
        if (source === undefined) return [`${key} is unknown to English`]
        const own = messageFaults(text, language)
        return (own.length > 0 ? own : translationFaults(source, text)).map((fault) => `${key} ${fault}`)
      })

      expect(faults).toEqual([])
    },
  )

  it.each(writtenLanguages.filter((language) => language !== sourceLanguage))(
    '[C-11] is complete in %s and not left in English',
    (language) => {
      const translated = readSource(area, language)

      const missing = Object.keys(english).filter((key) => translated[key] === undefined)
      const untranslated = Object.entries(english)
        .filter(([key, text]) => isUntranslated(text, translated[key] ?? '', language) && !missing.includes(key))
        .map(([key]) => key)

      expect(missing, 'missing keys').toEqual([])
      expect(untranslated, 'left in English').toEqual([])
    },
  )
})
