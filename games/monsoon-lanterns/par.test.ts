import { readFileSync } from 'node:fs'
import { Ratio } from '@croupier/basis/ratio.ts'
import { describe, expect, it } from 'vitest'
import { openEntropy } from '../engine/entropy.ts'
import { reduced } from '../engine/statistics.ts'
import { computePar, writeParSheet } from './par.ts'
import { monsoonLanterns } from './rules.ts'
import { baseStrips, HIGHEST_MULTIPLIER, HIT_RATE, MOST_FREE_SPINS, RETURN, slot } from './tables.ts'

const par = computePar()

/** A line's return from the symbols on each reel alone, by the classical formula: no stop is walked. */
function lineReturnByCounts(): Ratio {
  const cycle = baseStrips.reduce((product, strip) => product * strip.length, 1)
  const wild = baseStrips.map((strip) => strip.filter((symbol) => symbol === slot.wild).length)
  let pays = 0n
  for (const [symbol, table] of Object.entries(slot.linePays)) {
    const fits = baseStrips.map((strip, reel) => strip.filter((each) => each === symbol).length + wild[reel]!)
    for (const [text, pay] of Object.entries(table)) {
      const count = Number(text)
      const runs = fits.slice(0, count).reduce((product, each) => product * each, 1)
      const breaks = count === 5 ? 1 : baseStrips[count]!.length - fits[count]!
      const rest = baseStrips.slice(count + 1).reduce((product, strip) => product * strip.length, 1)
      pays += BigInt(pay) * BigInt(runs * breaks * rest)
    }
  }
  // Twenty equal lines for a bet of twenty line bets: one line's return is the game's.
  return reduced(new Ratio(pays, BigInt(cycle)))
}

describe('[D-05] the par sheet of Monsoon Lanterns', () => {
  it('says what enumeration computes', () => {
    expect(readFileSync(new URL('par-sheet.md', import.meta.url), 'utf8')).toBe(writeParSheet(par))
  })

  it('agrees with the formula over symbol counts', () => {
    expect(par.fromBaseLines).toEqual(lineReturnByCounts())
  })

  it('returns about 96 %, as the rules state', () => {
    const { numerator, denominator } = par.rtp
    expect(new Ratio((numerator * 1_000_000n) / denominator, 1_000_000n)).toEqual(RETURN)
    const { hitFrequency: hits } = par
    expect(new Ratio((hits.numerator * 1_000_000n) / hits.denominator, 1_000_000n)).toEqual(HIT_RATE)
    const parts = par.fromBaseLines.plus(par.fromBaseScatters).plus(par.fromFreeSpins)
    expect(par.rtp.compare(parts)).toBe(0n)
    expect(reduced(par.highestRound)).toEqual(HIGHEST_MULTIPLIER)
  })

  it('counts every round of free spins once', () => {
    const sum = [...par.freeSpinCounts.values()].reduce((all, chance) => reduced(all.plus(chance)), new Ratio(0n))

    expect(sum).toEqual(new Ratio(1n))
    expect([...par.freeSpinCounts.keys()].at(-1)).toBe(MOST_FREE_SPINS)
  })

  // The seeds are fixed, so this passes always or never; it would not, were rules and enumeration of two minds.
  it('is near what rounds played from seeds pay', () => {
    const rounds = 60_000
    const [mode] = monsoonLanterns.modes
    let [paid, hits, triggered] = [0, 0, 0]
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const entropy = openEntropy({ serverSeed: 'simulation', clientSeed: 'par', nonce })
      const { multiplier, events } = monsoonLanterns.play(mode!, null, entropy)
      paid += Number(multiplier.numerator) / 100
      if (multiplier.numerator > 0n) hits += 1
      if (events.some(({ type }) => type === 'freeSpin')) triggered += 1
    }

    const float = ({ numerator, denominator }: Ratio) => Number((numerator * 10n ** 12n) / denominator) / 1e12
    const within = (deviation: number) => (4 * deviation) / Math.sqrt(rounds)
    const binomial = (share: number) => Math.sqrt(share * (1 - share))
    const [rtp, hit, trigger] = [par.rtp, par.hitFrequency, par.freeSpinsFrequency].map(float)
    expect(Math.abs(paid / rounds - rtp!)).toBeLessThan(within(float(par.deviation)))
    expect(Math.abs(hits / rounds - hit!)).toBeLessThan(within(binomial(hit!)))
    expect(Math.abs(triggered / rounds - trigger!)).toBeLessThan(within(binomial(trigger!)))
  })
})
