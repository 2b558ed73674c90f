import { expect, it } from 'vitest'
import { isUntranslated, messageFaults, translationFaults } from './message-faults.ts'

it('finds nothing wrong with a right message', () => {
  expect(messageFaults('{count, plural, one {# game} other {# games}}', 'en')).toEqual([])
  expect(messageFaults('See the <terms>terms</terms>', 'en')).toEqual([])
})

it('finds a brace that is never closed', () => {
  expect(messageFaults('Hello {name', 'en')).toHaveLength(1)
})

it('finds the plural forms a language lacks or does not have', () => {
  expect(messageFaults('{count, plural, one {#} other {#}}', 'ar')).toEqual([
    'lacks the plural form "zero"',
    'lacks the plural form "two"',
    'lacks the plural form "few"',
    'lacks the plural form "many"',
  ])
  expect(messageFaults('{count, plural, one {#} few {#} other {#}}', 'en')).toEqual([
    'has a plural form "few" no number takes',
  ])
})

it('finds a tag that is opened and never closed', () => {
  expect(messageFaults('See the <terms>terms', 'en')).toEqual(['<terms> is never closed'])
})

it('finds placeholders and tags that a translation loses, invents or quotes', () => {
  expect(translationFaults('Hello {name}', 'হ্যালো')).toEqual(['lacks {name}'])
  expect(translationFaults('Hello', 'হ্যালো {name}')).toEqual(['has {name}, unknown to English'])
  expect(translationFaults('{name} since {date}', "d'{name} l'{date}")).toEqual(['lacks {name}'])
  expect(translationFaults('See <b>this</b>', 'দেখুন')).toHaveLength(1)
})

it('finds text left in English, but accepts names', () => {
  expect(isUntranslated('Log in', 'Log in', 'bn')).toBe(true)
  expect(isUntranslated('Log in', 'Sign in', 'ar')).toBe(true)
  expect(isUntranslated('WhatsApp', 'WhatsApp', 'bn')).toBe(false)
  expect(isUntranslated('{amount} / {total}', '{amount} / {total}', 'ar')).toBe(false)
  expect(isUntranslated('Log in', 'লগ ইন', 'bn')).toBe(false)
})
