import { describe, expect, it } from 'vitest'
import { cardsOf, drawSteps, stepsTold, toldAt, winningSpots } from './dealing.ts'

const plain = { laPartage: false }
const drawn = { kind: 'baccarat', player: ['2S', '3H', '4D'], banker: ['KS', '4C', '9H'] } as const
const natural = { kind: 'baccarat', player: ['2S', '6H'], banker: ['KS', '4C'] } as const

describe('[D-03] a round is dealt out', () => {
  it('[D-03] cards come one to a side in turn, then what is drawn, and what won after the last', () => {
    const cards = cardsOf(drawn)
    expect(cards.map(({ side, card }) => `${side} ${card}`)).toEqual([
      'player 2S',
      'banker KS',
      'player 3H',
      'banker 4C',
      'player 4D',
      'banker 9H',
    ])
    const moments = [...cards.map(({ at }) => at), toldAt(drawn), 1]
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(toldAt(natural)).toBeLessThan(toldAt(drawn))
  })

  it('[D-03] the rule of the third card is told as it decides', () => {
    expect(drawSteps(natural)).toEqual([{ rule: 'natural', total: 8 }])
    const steps = drawSteps(drawn)
    expect(steps).toEqual([
      { rule: 'playerDraws', total: 5 },
      { rule: 'bankerDrawsAgainst', total: 4, third: 4 },
    ])
    expect([0.2, 0.4, 0.6].map((share) => stepsTold(steps, share).length)).toEqual([0, 1, 2])
    expect(drawSteps({ kind: 'baccarat', player: ['3S', '3H'], banker: ['KS', '4C', '9H'] })).toEqual([
      { rule: 'playerStands', total: 6 },
      { rule: 'bankerDraws', total: 4 },
    ])
  })

  it('[D-03] spots that won are lit, those that only came back are not', () => {
    const tie = { kind: 'baccarat', player: ['2S', '6H'], banker: ['KS', '8C'] } as const
    expect([...winningSpots('BACCARAT', tie, plain)]).toEqual(['TIE'])
    const number = winningSpots('ROULETTE', { kind: 'roulette', number: 0 }, plain)
    expect(number.has('STRAIGHT:0') && number.has('CORNER:0') && number.has('SPLIT:0-2')).toBe(true)
    expect(number.has('EVEN')).toBe(false)
    expect(winningSpots('SIC_BO', { kind: 'sicBo', dice: [2, 2, 5] }, plain).has('DOUBLE:2')).toBe(true)
  })
})
