import { Ratio } from '@croupier/basis/ratio.ts'
import { describe, expect, it } from 'vitest'
import { openEntropy } from '../engine/entropy.ts'
import { payoutOf } from '../engine/payout.ts'
import { parOf } from './par.ts'
import { catchesOf, chanceText, deltaNets, leastPaid, mostPaid } from './rules.ts'
import { allSpecies, NUMBERS, pays, RETURN, wheel } from './tables.ts'

const [mode] = deltaNets.modes

/** Draws these numbers, one after the other, and nothing else. */
function drawing(...numbers: number[]) {
  return {
    below(bound: number) {
      const number = numbers.shift()
      expect(number).toBeLessThan(bound)
      return number!
    },
  }
}

describe('[D-03] Delta Nets', () => {
  it.each([
    ['mola', '48.000', 2],
    ['puti', '32.000', 3],
    ['tangra', '19.200', 5],
    ['koi', '12.000', 8],
    ['prawn', '8.000', 12],
    ['hilsa', '4.800', 20],
    ['crab', '3.200', 30],
    ['ray', '1.600', 60],
    ['turtle', '0.960', 300],
    ['goonch', '0.480', 200],
    ['dragon', '0.192', 500],
  ] as const)('offers %s at a chance of %s percent', (species, chance, most) => {
    const choice = deltaNets.readChoice({ species })!
    expect([chanceText(species), mostPaid(species)]).toEqual([chance, most])
    expect(deltaNets.writeChoice(choice)).toEqual({ species })
    expect(deltaNets.highestMultiplier(choice)).toEqual(new Ratio(BigInt(most)))
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'mola'],
    ['no species', {}],
    ['the bare water', { species: null }],
    ['a species that does not swim here', { species: 'whale' }],
    ['a number', { species: 0 }],
    ['a name of every object', { species: 'constructor' }],
    ['more than was asked', { species: 'mola', x: 0.5 }],
  ])('offers no choice of %s', (_what, wire) => {
    expect(deltaNets.readChoice(wire)).toBeUndefined()
  })

  it('returns 96 % of every species, exactly', () => {
    for (const species of allSpecies) {
      expect([species, RETURN % pays[species]]).toEqual([species, 0])
      expect([species, parOf(species).rtp.compare(deltaNets.rtp)]).toEqual([species, 0n])
    }
    expect(wheel.reduce((sum, field) => sum + field, 0) / wheel.length).toBe(pays.turtle)
  })

  it.each(allSpecies)('catches %s by as many numbers as it says, and by no other', (species) => {
    let caught = 0
    for (let number = 0; number < NUMBERS; number += 1) {
      const { multiplier } = deltaNets.play(mode!, { species }, { below: (bound) => (bound === NUMBERS ? number : 0) })
      if (multiplier.numerator > 0n) caught += 1
    }
    expect(caught).toBe(catchesOf(species))
  })

  it('pays every field of the turtle’s wheel', () => {
    const paid = wheel.map((_, field) => {
      const { multiplier, events } = deltaNets.play(mode!, { species: 'turtle' }, drawing(0, field))
      expect(events).toMatchObject([
        { index: 0, type: 'shot', isCaught: true },
        { index: 1, type: 'wheel', field, pays: wheel[field] },
      ])
      return Number(multiplier.numerator)
    })
    expect(paid).toEqual([...wheel])
    expect([leastPaid('turtle'), mostPaid('turtle')]).toEqual([50, 300])
  })

  it('turns no wheel for what is missed, and none for other species', () => {
    const missed = deltaNets.play(mode!, { species: 'turtle' }, drawing(960))
    expect(missed.events).toEqual([
      { index: 0, type: 'shot', species: 'turtle', number: 960, catches: 960, isCaught: false },
    ])
    expect(missed.multiplier.numerator).toBe(0n)
    expect(deltaNets.play(mode!, { species: 'hilsa' }, drawing(4_799)).events).toHaveLength(1)
  })

  it('pays whole multiples of the stake', () => {
    expect(payoutOf(1n, deltaNets.highestMultiplier({ species: 'dragon' }))).toBe(500n)
    expect(payoutOf(7n, deltaNets.highestMultiplier({ species: 'mola' }))).toBe(14n)
  })

  it('is near its return in shots played from seeds', () => {
    const shots = 6_000
    let caught = 0
    for (let nonce = 0; nonce < shots; nonce += 1) {
      const entropy = openEntropy({ serverSeed: 'simulation', clientSeed: 'par', nonce })
      if (deltaNets.play(mode!, { species: 'mola' }, entropy).multiplier.numerator > 0n) caught += 1
    }
    // Four standard deviations of a chance of 48 %.
    expect(Math.abs(caught - (shots * 48) / 100)).toBeLessThan(4 * Math.sqrt(shots / 4))
  })
})
