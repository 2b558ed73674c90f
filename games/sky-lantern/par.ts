import type { Ratio } from '@croupier/basis/ratio.ts'
import { decimalText, percentText, reduced, standardDeviation } from '../engine/statistics.ts'
import { chanceOf, heightText, multiplierOf, skyLantern, type SkyLanternChoice } from './rules.ts'
import { highestTarget, lowestTarget, STEPS } from './tables.ts'

export interface TargetPar {
  readonly hitFrequency: Ratio
  readonly multiplier: Ratio
  readonly rtp: Ratio
  readonly deviation: Ratio
}

/** In closed form: a win pays m with chance p, all else nothing. */
export function parOf(choice: SkyLanternChoice): TargetPar {
  const hitFrequency = chanceOf(choice)
  const multiplier = multiplierOf(choice)
  const mean = reduced(hitFrequency.times(multiplier))
  const square = reduced(hitFrequency.times(multiplier).times(multiplier))
  return { hitFrequency, multiplier, rtp: mean, deviation: standardDeviation({ mean, square }) }
}

const shownTargets = [101, 110, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000, 1_000_000]

/** The par sheet as it stands beside this file. */
export function writeParSheet(): string {
  const rows = shownTargets.map((target) => {
    const { hitFrequency, rtp, deviation } = parOf({ target })
    return `| ${heightText(target)} | ${percentText(hitFrequency, 6)} | ${percentText(rtp, 6)} | ${decimalText(deviation, 6)} |`
  })
  return `# Sky Lantern ${skyLantern.version}: par sheet

A target of t hundredths is drawn for with a number below ${STEPS} t, each equally likely; the first ${STEPS} x 99 of them win and
pay t / 100 of the bet. So 99 / t x t / 100 = 99 % comes back whatever is chosen: house edge 1.000000 %. A test plays every
number of some targets, and checks the fraction of each of the ${highestTarget - lowestTarget + 1} targets offered. The payout of a win is
rounded down once, to the smallest unit the ledger keeps; standard deviations are in bets.

| target | hit frequency | return to player | standard deviation |
| --: | --: | --: | --: |
${rows.join('\n')}
`
}
