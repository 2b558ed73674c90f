import { describe, expect, it } from 'vitest'
import { pressed, type ChosenLeg } from './kept-slip.ts'
import { changeOf, isAbove, mayParlay, poolPays, priceTogether, totalsOf } from './slip-reckoning.ts'

const leg = (fixtureId: number, selection: string): ChosenLeg => ({
  fixtureId,
  gameCode: 'FOOTBALL',
  home: 'PADMA',
  away: 'MEGHNA',
  selection,
  price: '1.85',
})

describe('[D-08] a slip', () => {
  it('[D-08] holds one choice of a market, takes it off when it is pressed again, and is full at eight', () => {
    const home = pressed('prices', [], leg(1, 'RESULT:home'))
    const away = pressed('prices', home, leg(1, 'RESULT:away'))
    expect(away).toEqual([leg(1, 'RESULT:away')])
    expect(pressed('prices', away, leg(1, 'TOTAL:2.5:over'))).toHaveLength(2)
    expect(pressed('prices', away, leg(1, 'RESULT:away'))).toEqual([])
    const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((each) => leg(each, 'RESULT:home'))
    expect(pressed('prices', eight, leg(9, 'RESULT:home'))).toEqual(eight)
    expect(pressed('prices', eight, leg(8, 'RESULT:draw')).at(-1)).toEqual(leg(8, 'RESULT:draw'))
  })

  it('[D-08] of a pool holds one side alone', () => {
    expect(pressed('pool', [leg(1, 'POOL:home')], leg(1, 'POOL:draw'))).toEqual([leg(1, 'POOL:draw')])
  })

  it('[D-08] asks about a price that moved unless the person said to take it', () => {
    expect(['none', 'better', 'any'].map((accepts) => changeOf('1.85', '1.90', accepts as 'any'))).toEqual([
      'asks',
      'taken',
      'taken',
    ])
    expect(['none', 'better', 'any'].map((accepts) => changeOf('1.85', '1.80', accepts as 'any'))).toEqual([
      'asks',
      'asks',
      'taken',
    ])
    expect([changeOf('1.85', '1.85', 'none'), changeOf('1.85', undefined, 'none')]).toEqual(['same', 'same'])
    expect(changeOf('1.85', null, 'any')).toBe('unsold')
  })

  it('[D-08] may be a parlay where its bets are on different matches', () => {
    expect(mayParlay([leg(1, 'RESULT:home')])).toBe(false)
    expect(mayParlay([leg(1, 'RESULT:home'), leg(2, 'RESULT:home')])).toBe(true)
    expect(mayParlay([leg(1, 'RESULT:home'), leg(1, 'TOTAL:2.5:over')])).toBe(false)
    expect(mayParlay([leg(1, 'RESULT:home'), { ...leg(2, 'WINNER:home'), gameCode: 'ARENA' }])).toBe(false)
  })

  it('[D-08] costs and pays what its singles do, or what its prices multiplied do', () => {
    const prices = ['1.85', '2.10']
    const terms = { stake: '100', currency: 'BDT' }
    expect(totalsOf(prices, { ...terms, isParlay: false })).toEqual({
      stake: '200.00',
      most: '395.00',
      highest: '210.00',
    })
    expect(totalsOf(prices, { ...terms, isParlay: true })).toEqual({
      stake: '100.00',
      most: '388.50',
      highest: '388.50',
    })
    expect(priceTogether(['1.85', '2.10'])).toBe('3.88')
    for (const stake of ['', '0', '0.00', 'x']) {
      expect(totalsOf(prices, { ...terms, stake, isParlay: true })).toBeUndefined()
    }
    expect([isAbove('388.50', '388.5', 'BDT'), isAbove('388.51', '388.5', 'BDT')]).toEqual([false, true])
  })
})

describe('[D-08] a stake in a pool', () => {
  const pool = {
    currency: 'BDT',
    home: '600.00',
    away: '300.00',
    draw: '50.00',
    homePays: '1.42',
    awayPays: '2.85',
    drawPays: '8.00',
    margin: '5.00',
  }

  it('[D-08] is paid from the pool with itself in it, less the plasada', () => {
    // (600 + 300 + 100) * 0.95 / 400 for each of the 100.
    expect(poolPays(pool, 'away', '100')).toBe('237.50')
  })

  it('[D-08] never pays less than itself, and comes back where nobody bets against it', () => {
    expect(poolPays({ ...pool, home: '100000.00', away: '0.01' }, 'home', '100')).toBe('100.00')
    expect(poolPays({ ...pool, away: '0.00' }, 'home', '100')).toBeNull()
  })

  it('[D-08] on the draw is paid at its own price', () => {
    expect(poolPays(pool, 'draw', '100')).toBe('800.00')
    expect(poolPays(pool, 'draw', '')).toBeUndefined()
  })
})
