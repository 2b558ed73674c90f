import { describe, expect, it } from 'vitest'
import { findNamed } from './find-named.ts'

const pages = [
  { title: 'Deposit', besides: 'pay in, cash in, bKash' },
  { title: 'Withdraw', besides: 'pay out, cash out' },
  { title: 'Reward centre', besides: 'bonus, cashback' },
  { title: 'Slots', besides: '' },
]

const found = (text: string) => findNamed(text, pages).found.map(({ title }) => title)

describe('[C-12] pages in the search', () => {
  it('are found by their title and by what people call them besides', () => {
    expect(found('withdra')).toEqual(['Withdraw'])
    expect(found('cash out')).toEqual(['Withdraw'])
    expect(found('cash')).toEqual(['Deposit', 'Withdraw', 'Reward centre'])
    expect(findNamed('cash', pages).isSpelt).toBe(true)
  })

  it('are found by a slip in their title, and not by one away from what they are called besides', () => {
    expect(found('depsoit')).toEqual(['Deposit'])
    expect(findNamed('depsoit', pages).isSpelt).toBe(false)
    expect(found('crash')).toEqual([])
  })
})
