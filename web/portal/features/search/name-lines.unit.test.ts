import { describe, expect, it } from 'vitest'
import { SearchedNames } from './name-lines.ts'

const names = new SearchedNames({
  vendors: [
    { vassalage: 'REEDRIVER', displayName: 'Reed River' },
    { vassalage: 'LONGBOAT', displayName: 'Longboat' },
  ],
  games: [
    '7\t0\tRNG\tপাশা\tDice\tالنرد',
    '12\t1\tFISH\tMango Express',
    '9/VN_HAN\t1\tVN\tHanoi',
    '8\t0\tRNG\tRiver King',
  ].join('\n'),
})

const called = (text: string) => names.find(text, 10).games.map(({ displayName }) => displayName)

describe('[C-12] the search in the page', () => {
  it('finds a title by any of its names, by slips of the pen, and in another script', () => {
    expect(called('dice')).toEqual(['পাশা'])
    expect(called('النرد')).toEqual(['পাশা'])
    expect(called('magno')).toEqual(['Mango Express'])
    expect(called('ম্যাঙ্গো')).toEqual(['Mango Express'])
    expect(called('مانجو')).toEqual(['Mango Express'])
  })

  it('finds a title whose words were typed as one, or as two what is one', () => {
    expect(called('mangoexpress')).toEqual(['Mango Express'])
    expect(called('riverki')).toEqual(['River King'])
    expect(called('long boat')).toEqual(['Mango Express', 'Hanoi'])
    expect(called('mangotango')).toEqual([])
  })

  it('says whether games are spelt as it was typed, or only nearly so', () => {
    expect(['dice', 'mango', 'magno', 'ম্যাঙ্গো'].map((text) => names.find(text, 1).isSpelt)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('shows games of the name before a vendor of the name', () => {
    expect(names.find('river', 10)).toEqual({
      text: 'river',
      count: 1,
      isSpelt: true,
      games: [
        {
          nodeId: 8,
          gameId: '',
          displayName: 'River King',
          vassalage: 'REEDRIVER',
          vendorName: 'Reed River',
          gameType: 'RNG',
        },
      ],
      vendors: [{ vassalage: 'REEDRIVER', displayName: 'Reed River', gameCount: 2 }],
    })
  })

  it('shows what is played most while nothing is typed, and a lottery by its code', () => {
    const { games, count, vendors } = names.find(' ', 3)

    expect([games.map(({ nodeId }) => nodeId), count, vendors]).toEqual([[7, 12, 9], 4, []])
    expect(games[2]).toMatchObject({ gameId: 'VN_HAN', gameType: 'VN' })
    expect(new SearchedNames({ vendors: [], games: '' }).find('', 3)).toMatchObject({ count: 0, games: [] })
  })
})
