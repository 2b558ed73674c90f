import { Money } from '@croupier/basis/money.ts'
import { describe, expect, it } from 'vitest'
import { cut, fits, occurrenceOf } from './envelope.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const serverSeed = `5eed${'0'.repeat(60)}`
const shown = (pieces: readonly bigint[]) => pieces.map((piece) => new Money('BDT', piece).toString())
const sum = (pieces: readonly bigint[]) => pieces.reduce((total, piece) => total + piece, 0n)

describe('[E-02] a red envelope', () => {
  it('cut equally gives nine 1.10 and one 1.09 of 10.99', () => {
    const pieces = cut({ total: '10.99', pieces: 10, least: '0.01', split: 'equal' }, 'BDT', { serverSeed, dropId: 1n })
    expect(shown(pieces)).toEqual([...Array.from({ length: 9 }, () => '1.10'), '1.09'])
  })

  it('cut at random by the known seed gives 1.02, 4.39, 2.18, 2.41', () => {
    const pieces = cut({ total: '10', pieces: 4, least: '1', split: 'random' }, 'BDT', { serverSeed, dropId: 1n })
    expect(shown(pieces)).toEqual(['1.02', '4.39', '2.18', '2.41'])
  })

  it('cuts each drop anew', () => {
    const terms = { total: '10', pieces: 4, least: '1', split: 'random' } as const
    expect(cut(terms, 'BDT', { serverSeed, dropId: 2n })).not.toEqual(cut(terms, 'BDT', { serverSeed, dropId: 1n }))
    expect(occurrenceOf(2n)).toBe('drop:2')
  })

  it.each([
    ['1', 1, '1'],
    ['1', 100, '0.01'],
    ['777.77', 31, '0.05'],
    ['40000000', 10_000, '0.01'],
  ] as const)('of %s in %i pieces of at least %s adds up, and holds the least', (total, pieces, least) => {
    for (const split of ['random', 'equal'] as const) {
      for (let dropId = 1n; dropId <= 5n; dropId += 1n) {
        const made = cut({ total, pieces, least, split }, 'BDT', { serverSeed, dropId })
        expect(made).toHaveLength(pieces)
        expect(sum(made)).toBe(units(total))
        expect(made.every((piece) => piece >= units(least))).toBe(true)
      }
    }
  })

  it('fits its pieces or is refused', () => {
    const terms = { total: '10', least: '1', split: 'random', multiple: '1' } as const
    expect(fits({ ...terms, pieces: 10 }, 'BDT')).toBe(true)
    expect(fits({ ...terms, pieces: 11 }, 'BDT')).toBe(false)
  })
})
