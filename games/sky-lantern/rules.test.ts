import { describe, expect, it } from 'vitest'
import { openEntropy } from '../engine/entropy.ts'
import { payoutOf } from '../engine/payout.ts'
import type { FlightEvent } from './events.ts'
import { parOf } from './par.ts'
import { chanceText, heightOf, heightText, skyLantern, WINNING } from './rules.ts'
import { highestTarget, lowestTarget, STEPS } from './tables.ts'

const [mode] = skyLantern.modes
const drawing = (number: number) => ({ below: () => number })

describe('[D-03] Sky Lantern', () => {
  it.each([
    ['1.01', '98.0198'],
    ['1.98', '50.0000'],
    ['2.00', '49.5000'],
    ['100.00', '0.9900'],
    ['10000.00', '0.0099'],
  ])('offers %s at a chance of %s percent', (target, chance) => {
    const choice = skyLantern.readChoice({ target })!
    expect(chanceText(choice)).toBe(chance)
    expect(skyLantern.writeChoice(choice)).toEqual({ target })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '2.00'],
    ['no target', {}],
    ['a number', { target: 2 }],
    ['one decimal', { target: '2.5' }],
    ['three decimals', { target: '2.500' }],
    ['a leading zero', { target: '02.00' }],
    ['an exponent', { target: '1e3.00' }],
    ['other digits', { target: '২.০০' }],
    ['a win that pays the bet alone', { target: '1.00' }],
    ['more than the highest', { target: '10000.01' }],
    ['more than was asked', { target: '2.00', edge: 0 }],
  ])('offers no choice of %s', (_what, wire) => {
    expect(skyLantern.readChoice(wire)).toBeUndefined()
  })

  it('returns 99 % whatever is chosen', () => {
    for (let target = lowestTarget; target <= highestTarget; target += 1) {
      const { rtp } = parOf({ target })
      if (rtp.compare(skyLantern.rtp) !== 0n) expect(heightText(target)).toBe('a target that returns 99 %')
    }
  })

  it.each([101, 137, 200, 999])('is won by 99 in as many numbers as the hundredths of its target: %i', (target) => {
    let wins = 0
    for (let number = 0; number < target * STEPS; number += 1) {
      const height = heightOf(number, { target })
      if (height >= target) wins += 1
      // Where it is shown at its target or above it, it has won, and nowhere else.
      if (height >= target !== number < WINNING) expect(number).toBe('a number whose height says what it pays')
    }
    expect(wins).toBe(99 * STEPS)
  })

  it('pays the target, not the height', () => {
    const { multiplier, events } = skyLantern.play(mode!, { target: 250 }, drawing(0))
    expect(events).toMatchObject([{ type: 'flight', height: '247500.00', target: '2.50', isWin: true }])
    expect([multiplier.numerator, multiplier.denominator]).toEqual([250n, 100n])
    const lost = skyLantern.play(mode!, { target: 250 }, drawing(WINNING))
    expect(lost.events).toMatchObject([{ height: '2.49', isWin: false }])
    expect(lost.multiplier.numerator).toBe(0n)
    const lowest = skyLantern.play(mode!, { target: 250 }, drawing(250 * STEPS - 1))
    expect(lowest.events).toMatchObject([{ height: '0.99', isWin: false }])
  })

  it('rounds a payout down, once', () => {
    expect(payoutOf(1n, skyLantern.highestMultiplier({ target: 199 }))).toBe(1n)
    expect(payoutOf(1_000n, skyLantern.highestMultiplier({ target: 101 }))).toBe(1_010n)
  })

  it('is near its return in rounds played from seeds', () => {
    const rounds = 6_000
    let wins = 0
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const entropy = openEntropy({ serverSeed: 'simulation', clientSeed: 'par', nonce })
      const [flight] = skyLantern.play(mode!, { target: 200 }, entropy).events as readonly FlightEvent[]
      if (flight!.isWin) wins += 1
    }
    // Four standard deviations of a chance of 49.5 %.
    expect(Math.abs(wins - (rounds * 495) / 1_000)).toBeLessThan(4 * Math.sqrt(rounds / 4))
  })
})
