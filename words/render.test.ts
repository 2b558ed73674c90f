import { expect, it } from 'vitest'
import { compileWord } from './compile.ts'
import { type Language, languageFacts, languages } from './languages.ts'
import { renderPieces, renderText } from './render.ts'

function say(text: string, language: Language, values = {}) {
  return renderText(compileWord(text), language, values)
}

it('fills placeholders and leaves nothing where a value is missing', () => {
  expect(say('Hello {name}.', 'en', { name: 'Rahim' })).toBe('Hello Rahim.')
  expect(say('Hello {name}.', 'en')).toBe('Hello .')
  expect(say('Hello {constructor}.', 'en')).toBe('Hello .')
})

it('chooses the plural form and writes its number', () => {
  const text = '{count, plural, =0 {none} one {# game} other {# games}}'

  expect(say(text, 'en', { count: 0 })).toBe('none')
  expect(say(text, 'en', { count: 1 })).toBe('1 game')
  expect(say(text, 'en', { count: 1200 })).toBe('1,200 games')
  expect(say('{count, plural, one {#টি গেম} other {#টি গেম}}', 'bn', { count: 12 })).toBe('12টি গেম')
})

it('knows the six Arabic forms', () => {
  const text = '{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}'

  expect([0, 1, 2, 3, 11, 100].map((n) => say(text, 'ar', { n }))).toEqual(['z', 'o', 't', 'f', 'm', 'x'])
})

it('selects by word, and never a member that objects inherit', () => {
  const text = '{kind, select, win {won} other {moved}}'

  expect(say(text, 'en', { kind: 'win' })).toBe('won')
  expect(say(text, 'en', { kind: 'toString' })).toBe('moved')
})

it('writes numbers in prose with Latin digits, grouped as the language does, and plain values as they come', () => {
  expect(say('{min, number} {min}', 'bn', { min: 1234567 })).toBe('12,34,567 1234567')
  expect(say('{min, number}', 'ar', { min: 8 })).toBe('8')
  expect(say('{share, number, percent}', 'en', { share: 0.125 })).toBe('12.5%')
})

it('[A-03] writes a range from two values, and one number when both are the same', () => {
  expect(say('{min, range, max} digits', 'en', { min: 4, max: 16 })).toBe('4–16 digits')
  expect(say('{min, range, max} digits', 'en', { min: 6, max: 6 })).toBe('6 digits')
  expect(say('{min, range, max} অঙ্ক', 'bn', { min: 4, max: 16 })).toBe('4–16 অঙ্ক')
})

it('leaves tags out of plain text, but never what a value says', () => {
  expect(say('See <b>{what}</b>', 'en', { what: '<i>this</i>' })).toBe('See <i>this</i>')
})

it('keeps values apart from text, so that a value is never read as a tag', () => {
  expect(renderPieces(compileWord('<b>{what}</b>'), 'en', { what: '</b>' })).toEqual([
    { text: '<b>' },
    { value: '</b>' },
    { text: '</b>' },
  ])
})

it.each([...languages.keys()])(
  'writes whole numbers in %s as its own format does, the small ones without it',
  (language) => {
    const format = new Intl.NumberFormat(languageFacts(language).locale)
    for (const value of [0, 1, 7, 18, 42, 365, 999, 1000, 2026])
      expect(say('{value, number}', language, { value })).toBe(format.format(value))
  },
)
