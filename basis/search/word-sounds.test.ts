import { describe, expect, it } from 'vitest'
import { NameIndex } from './name-index.ts'
import { wordsOf } from './search-words.ts'
import { soundOf } from './word-sounds.ts'

describe('[C-12] how words sound across scripts', () => {
  it.each([
    ['mango', 'ম্যাঙ্গো', 'مانجو'],
    ['tiger', 'টাইগার', 'تايغر'],
    ['dragon', 'ড্রাগন', 'دراغون'],
    ['lucky', 'লাকি', 'لاكي'],
    ['jackpot', 'জ্যাকপট', 'جاكبوت'],
    ['bonanza', 'বোনাঞ্জা', 'بونانزا'],
    ['phoenix', 'ফিনিক্স', 'فينيكس'],
    ['aviator', 'এভিয়েটর', 'افياتور'],
    ['king', 'কিং', 'كينغ'],
    ['zeus', 'জিউস', 'زيوس'],
    ['aladdin', 'আলাদিন', 'علادين'],
  ])('%s, %s and %s sound alike', (latin, bengali, arabic) => {
    const heard = (word: string) => soundOf(wordsOf(word).join(''))

    expect(heard(bengali)).toBe(heard(latin))
    expect(heard(arabic)).toBe(heard(latin))
    expect(heard(latin)).not.toBe('')
  })

  it('finds a title by what is typed in another script, behind whatever is spelt so', () => {
    const games = ['Mango Express', 'Mangrove Night', 'টাইগার নাইট', 'النمر الذهبي', 'Golden Tiger'].map((name) => ({
      words: wordsOf(name),
      vendor: 0,
    }))
    const index = new NameIndex(games, [wordsOf('Sandbox Studio')])

    expect(index.find('ম্যাঙ্গো')).toEqual([0, 1])
    expect(index.find('مانجو')).toEqual([0, 1])
    expect(index.find('tiger')).toEqual([4])
    expect(index.find('tiger night')).toEqual([2])
    expect(index.find('zz')).toEqual([])
  })

  it('hears nothing in a key that was held down', () => {
    const index = new NameIndex([{ words: wordsOf('এক্সপ্রেস লাকি এক্স'), vendor: 0 }], [wordsOf('Sandbox Studio')])

    expect(index.find('x'.repeat(64))).toEqual([])
    expect(index.find('laki')).toEqual([0])
  })
})
