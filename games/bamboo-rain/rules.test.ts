import { describe, expect, it } from 'vitest'
import { openEntropy } from '../engine/entropy.ts'
import { payoutOf } from '../engine/payout.ts'
import type { FallEvent } from './events.ts'
import { everyChoice, parOf } from './par.ts'
import { bambooRain, bowlsOf, pathOf, waysTo } from './rules.ts'

const [mode] = bambooRain.modes
const drawing = (number: number) => ({ below: () => number })

describe('[D-03] Bamboo Rain', () => {
  it.each(everyChoice)('returns 99 % exactly at $risk risk with $rows rows', (choice) => {
    expect(parOf(choice).rtp).toEqual(bambooRain.rtp)
    const bowls = bowlsOf(choice)
    expect(bowls).toHaveLength(choice.rows + 1)
    expect(bowls).toEqual(bowls.toReversed())
    // The further out, the more it pays.
    const half = bowls.slice(0, choice.rows / 2 + 1)
    expect(half).toEqual(half.toSorted((a, b) => b - a))
    expect(new Set(half).size).toBe(half.length)
    expect(bambooRain.readChoice(bambooRain.writeChoice(choice))).toEqual(choice)
  })

  it('counts the ways to each bowl as every number of eight rows falls', () => {
    const fallen = Array<bigint>(9).fill(0n)
    for (let number = 0; number < 256; number += 1) {
      const { events } = bambooRain.play(mode!, { rows: 8, risk: 'low' }, drawing(number))
      fallen[(events[0] as FallEvent).bowl]! += 1n
    }
    expect(fallen).toEqual(fallen.map((_ways, bowl) => waysTo(bowl, { rows: 8 })))
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'low'],
    ['no risk', { rows: 8 }],
    ['rows between', { rows: 9, risk: 'low' }],
    ['rows as a text', { rows: '8', risk: 'low' }],
    ['another risk', { rows: 8, risk: 'none' }],
    ['a word of every object', { rows: 8, risk: 'constructor' }],
    ['more than was asked', { rows: 8, risk: 'low', edge: 0 }],
  ])('offers no choice of %s', (_what, wire) => {
    expect(bambooRain.readChoice(wire)).toBeUndefined()
  })

  it.each([
    [0, 'LLLLLLLL', 0, '27.92', true],
    [1, 'LLLLLLLR', 1, '5.00', true],
    [0b10000001, 'RLLLLLLR', 2, '1.15', true],
    [0b11110000, 'RRRRLLLL', 4, '0.20', false],
    [255, 'RRRRRRRR', 8, '27.92', true],
  ])('falls by the bits of %i', (number, path, bowl, pays, isWin) => {
    const { events, multiplier } = bambooRain.play(mode!, { rows: 8, risk: 'high' }, drawing(number))
    expect(events).toEqual([{ index: 0, type: 'fall', rows: 8, risk: 'high', path, bowl, pays, isWin }])
    expect([multiplier.numerator, multiplier.denominator]).toEqual([BigInt(pays.replace('.', '')), 100n])
  })

  it('has one way for each number', () => {
    expect(new Set(Array.from({ length: 1024 }, (_, number) => pathOf(number, 10))).size).toBe(1024)
  })

  it('rounds a payout down, once', () => {
    expect(payoutOf(3n, bambooRain.highestMultiplier({ rows: 8, risk: 'low' }))).toBe(14n)
  })

  it('is near its return in rounds played from seeds', () => {
    const rounds = 6_000
    let paid = 0
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const entropy = openEntropy({ serverSeed: 'simulation', clientSeed: 'par', nonce })
      const [fall] = bambooRain.play(mode!, { rows: 8, risk: 'low' }, entropy).events as readonly FallEvent[]
      paid += Number(fall!.pays)
    }
    const { numerator, denominator } = parOf({ rows: 8, risk: 'low' }).deviation
    // Four standard deviations of the mean.
    const margin = (4 * (Number(numerator) / Number(denominator))) / Math.sqrt(rounds)
    expect(Math.abs(paid / rounds - 0.99)).toBeLessThan(margin)
  })
})
