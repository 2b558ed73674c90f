import { describe, expect, it } from 'vitest'
import { payoutOf } from '../engine/payout.ts'
import { everyChoice, parOf } from './par.ts'
import { dice, multiplierText, winningFaces } from './rules.ts'
import { FACES } from './tables.ts'

const [mode] = dice.modes
const rolling = (roll: number) => ({ below: () => roll })

describe('[D-05] dice', () => {
  it.each([
    [{ target: '50.50', over: true }, '2.0004', 4_949],
    [{ target: '49.50', over: false }, '2.0000', 4_950],
    [{ target: '0.01', over: false }, '9900.0000', 1],
    [{ target: '98.00', over: false }, '1.0102', 9_800],
    [{ target: '1.99', over: true }, '1.0102', 9_800],
    [{ target: '99.98', over: true }, '9900.0000', 1],
  ])('pays 99 over the chance: %j', (wire, multiplier, faces) => {
    const choice = dice.readChoice(wire)!

    expect(winningFaces(choice)).toBe(faces)
    expect(multiplierText(dice.highestMultiplier(choice))).toBe(multiplier)
    expect(dice.writeChoice(choice)).toEqual(wire)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '50.50'],
    ['no target', { over: true }],
    ['no side', { target: '50.50' }],
    ['a number', { target: 50.5, over: true }],
    ['one decimal', { target: '50.5', over: true }],
    ['three decimals', { target: '50.500', over: true }],
    ['no whole digit', { target: '.50', over: true }],
    ['a leading zero', { target: '05.00', over: true }],
    ['an exponent', { target: '5e1.00', over: true }],
    ['a negative target', { target: '-1.00', over: false }],
    ['other digits', { target: '৫০.৫০', over: true }],
    ['zero, under which nothing lies', { target: '0.00', over: false }],
    ['a chance above 98 %', { target: '98.01', over: false }],
    ['over a target that leaves too much', { target: '1.98', over: true }],
    ['over the highest roll', { target: '99.99', over: true }],
    ['a side that is a text', { target: '50.50', over: 'true' }],
    ['more than was asked', { target: '50.50', over: true, edge: 0 }],
  ])('offers no choice of %s', (_what, wire) => {
    expect(dice.readChoice(wire)).toBeUndefined()
  })

  it('returns 99 % whatever is chosen', () => {
    const choices = everyChoice()
    expect(choices).toHaveLength(19_600)

    for (const choice of choices) {
      expect(dice.readChoice(dice.writeChoice(choice))).toEqual(choice)
      expect(parOf(choice).rtp.compare(dice.rtp)).toBe(0n)
    }
  })

  it('is won by exactly the faces that its multiplier was counted for', () => {
    const some = everyChoice().filter((_, at) => at % 1_511 === 0 || at < 2 || at > 19_597)
    for (const choice of some) {
      let wins = 0
      for (let roll = 0; roll < FACES; roll += 1) {
        if (dice.play(mode!, choice, rolling(roll)).multiplier.numerator > 0n) wins += 1
      }
      expect(wins).toBe(winningFaces(choice))
    }
  })

  it('loses on the target itself', () => {
    const over = dice.play(mode!, { target: 5050, over: true }, rolling(5050))
    const under = dice.play(mode!, { target: 5050, over: false }, rolling(5050))

    expect([over, under].map(({ multiplier }) => multiplier.numerator)).toEqual([0n, 0n])
    expect(over.events).toMatchObject([{ index: 0, type: 'roll', roll: '50.50', isWin: false }])
  })

  it('rounds a payout down, once', () => {
    // 99 / 49.49 of a thousand units is 2000.404…
    expect(payoutOf(1_000n, dice.highestMultiplier({ target: 5050, over: true }))).toBe(2_000n)
    expect(payoutOf(1_000n, dice.highestMultiplier({ target: 4950, over: false }))).toBe(2_000n)
    expect(payoutOf(1n, dice.highestMultiplier({ target: 9800, over: false }))).toBe(1n)
  })
})
