import { Ratio } from '@croupier/basis/ratio.ts'
import { decimalText, percentText, reduced, standardDeviation } from '../engine/statistics.ts'
import { catchesOf, chanceText, deltaNets } from './rules.ts'
import { allSpecies, NUMBERS, pays, RETURN, type Species, wheel } from './tables.ts'

export interface SpeciesPar {
  readonly hitFrequency: Ratio
  /** Of a catch, on the average. */
  readonly multiplier: Ratio
  readonly rtp: Ratio
  readonly deviation: Ratio
}

/** What a catch pays, each equally likely. */
function payments(species: Species): readonly number[] {
  return species === 'turtle' ? wheel : [pays[species]]
}

const meanOf = (values: readonly number[]) =>
  reduced(new Ratio(BigInt(values.reduce((sum, value) => sum + value, 0)), BigInt(values.length)))

/** By counting the numbers that catch, and the fields of the wheel. */
export function parOf(species: Species): SpeciesPar {
  const hitFrequency = reduced(new Ratio(BigInt(catchesOf(species)), BigInt(NUMBERS)))
  const multiplier = meanOf(payments(species))
  const mean = reduced(hitFrequency.times(multiplier))
  const square = reduced(hitFrequency.times(meanOf(payments(species).map((paid) => paid * paid))))
  return { hitFrequency, multiplier, rtp: mean, deviation: standardDeviation({ mean, square }) }
}

/** The par sheet as it stands beside this file. */
export function writeParSheet(): string {
  const rows = allSpecies.map((species) => {
    const { multiplier, rtp, deviation } = parOf(species)
    const figures = `${catchesOf(species)} | ${chanceText(species)} % | ${decimalText(multiplier, 0)}`
    return `| ${species} | ${figures} | ${percentText(rtp, 6)} | ${decimalText(deviation, 6)} |`
  })
  return `# Delta Nets ${deltaNets.version}: par sheet

A shot draws a number below ${NUMBERS}, each equally likely; at a species that pays m times the stake the first ${RETURN} / m of
them catch. So ${RETURN} / m / ${NUMBERS} x m = 96 % comes back of every species, whatever is aimed at, where it swims and however
it is aimed: house edge 4.000000 %. The turtle pays what its wheel shows, one of ${wheel.length} fields, each equally likely:
${wheel.join(', ')}; ${decimalText(meanOf(wheel), 0)} on the average. A test plays every number and every field. Standard deviations are in stakes.

| species | numbers that catch | hit frequency | pays | return to player | standard deviation |
| :-- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`
}
