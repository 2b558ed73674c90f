import { describe, expect, it } from 'vitest'
import {
  amountOf,
  belowLeast,
  chipKind,
  chipsOf,
  chipText,
  isFault,
  linesOf,
  partsOf,
  rackOf,
  sumOf,
  withMore,
  without,
} from './chips.ts'

const limits = { least: '10', spot: '1000', round: '1500' }
const room = { limits, placed: new Map<string, bigint>() }
const on = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([spot, amount]) => [spot, partsOf(amount)]))
const texts = (rack: readonly bigint[]) => rack.map(chipText)

describe('[D-03] chips', () => {
  it('[D-03] amounts are exact, as fine as a currency is kept', () => {
    expect(['0.00000001', '12.5', '100', '0.1'].map((amount) => amountOf(partsOf(amount)))).toEqual([
      '0.00000001',
      '12.5',
      '100',
      '0.1',
    ])
    expect(amountOf(partsOf('0.1') + partsOf('0.2'))).toBe('0.3')
  })

  it('[D-03] the rack follows from the limits of a currency', () => {
    expect(texts(rackOf(limits))).toEqual(['10', '50', '100', '500', '1K'])
    expect(texts(rackOf({ least: '0.00001', spot: '0.05' }))).toEqual([
      '0.00001',
      '0.00005',
      '0.0001',
      '0.0005',
      '0.001',
      '0.005',
    ])
    expect(texts(rackOf({ least: '20', spot: '40' }))).toEqual(['20'])
    expect(['1500', '25000', '2500000', '50'].map((amount) => chipText(partsOf(amount)))).toEqual([
      '1.5K',
      '25K',
      '2.5M',
      '50',
    ])
  })

  it('[D-03] chips are put on top of each other, up to what a spot and the round take with what lies there already', () => {
    const one = withMore(new Map(), on({ PLAYER: '600' }), room)
    expect(isFault(one)).toBe(false)
    expect(withMore(one as Map<string, bigint>, on({ PLAYER: '500' }), room)).toEqual({ what: 'spot', spot: 'PLAYER' })
    expect(withMore(new Map(), on({ PLAYER: '500' }), { limits, placed: on({ PLAYER: '600' }) })).toEqual({
      what: 'spot',
      spot: 'PLAYER',
    })
    expect(withMore(on({ PLAYER: '1000' }), on({ TIE: '600' }), room)).toEqual({ what: 'round', spot: 'TIE' })
    const double = withMore(on({ PLAYER: '100', TIE: '50' }), on({ PLAYER: '100', TIE: '50' }), room)
    expect(linesOf(double as Map<string, bigint>)).toEqual([
      { spot: 'PLAYER', stake: '200' },
      { spot: 'TIE', stake: '100' },
    ])
    const full = new Map(Array.from({ length: 60 }, (_, at) => [`SPLIT:${at}`, 1n] as const))
    expect(withMore(full, on({ RED: '10' }), { limits: null, placed: new Map() })).toEqual({
      what: 'lines',
      spot: 'RED',
    })
  })

  it('[D-03] once chips are confirmed, those that were laid meanwhile stay', () => {
    const left = without(on({ PLAYER: '150', TIE: '10', BANKER: '5' }), on({ PLAYER: '100', TIE: '10' }))
    expect(linesOf(left)).toEqual([
      { spot: 'PLAYER', stake: '50' },
      { spot: 'BANKER', stake: '5' },
    ])
  })

  it('[D-03] what is below the least bet is named', () => {
    expect(belowLeast(on({ PLAYER: '100', TIE: '5' }), room)).toBe('TIE')
    expect(belowLeast(on({ TIE: '5' }), { ...room, limits: null })).toBeUndefined()
  })

  it('[D-03] bets of a round are put together again, without what came back', () => {
    const line = (spot: string, stake: string) => ({ spot, stake, payout: null })
    const chips = chipsOf([
      { state: 'open', lines: [line('PLAYER', '100'), line('TIE', '10')] },
      { state: 'open', lines: [line('PLAYER', '50.50')] },
      { state: 'void', lines: [line('PLAYER', '900')] },
    ])
    expect(linesOf(chips)).toEqual([
      { spot: 'PLAYER', stake: '150.5' },
      { spot: 'TIE', stake: '10' },
    ])
    expect(amountOf(sumOf(chips))).toBe('160.5')
    expect(chipKind(rackOf(limits), partsOf('160'))).toBe(2)
    expect(chipKind(rackOf(limits), partsOf('1'))).toBe(0)
  })
})
