import { describe, expect, it } from 'vitest'
import { countBits, lettersOf, slipsBetween, slipsForgiven, wordsOf } from './search-words.ts'

describe('[C-12] the words of a text', () => {
  it.each([
    ['Night-Market  SEVENS!', ['night', 'market', 'sevens']],
    ['Café Élan', ['cafe', 'elan']],
    ['ম্যাঙ্গো এক্সপ্রেস', ['ম্যাঙ্গো', 'এক্সপ্রেস']],
    ['أَلْمَاس الدلتا', ['الماس', 'الدلتا']],
    ['مدينة', ['مدينه']],
    ['%_ 🎲', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words.map((word) => word.normalize('NFC')))
  })
})

describe('[C-12] slips of the pen', () => {
  it.each([
    ['lotus', 'lotus', 0],
    ['lotos', 'lotus', 1],
    ['ltous', 'lotus', 1],
    ['lotuss', 'lotus', 1],
    ['elefant', 'elephant', 2],
    ['dragon', 'wagon', 2],
    ['dragon', 'temple', 3],
    ['tiger', 'ti', 3],
  ])('%s and %s: %i', (typed, word, slips) => {
    expect(slipsBetween(typed, word, 2)).toBe(slips)
  })

  it('forgive what is typed so far', () => {
    expect(slipsBetween('elefa', 'elephant', 1, true)).toBe(2)
    expect(slipsBetween('dimon', 'diamonds', 1, true)).toBe(1)
  })

  it('are forgiven the more the longer the word', () => {
    expect([3, 4, 5, 6, 12].map(slipsForgiven)).toEqual([0, 1, 1, 2, 2])
  })

  it('change no more letters than two each', () => {
    const differing = (one: string, other: string) => countBits(lettersOf(one) ^ lettersOf(other))

    expect(differing('lotus', 'lotos')).toBeLessThanOrEqual(2)
    expect(differing('elefant', 'elephant')).toBeLessThanOrEqual(4)
    expect(differing('abcdefgh', 'ijklmnop')).toBe(16)
  })
})
