import { Ratio } from '@croupier/basis/ratio.ts'
import { decimalText, difference, percentText, reduced, standardDeviation } from '../engine/statistics.ts'
import {
  dice,
  type DiceChoice,
  multiplierOf,
  multiplierText,
  percentText as chanceText,
  winningFaces,
} from './rules.ts'
import { FACES, highestChance, lowestChance } from './tables.ts'

/** Every choice the game offers: each chance, over and under. */
export function everyChoice(): DiceChoice[] {
  const choices: DiceChoice[] = []
  for (let faces = lowestChance; faces <= highestChance; faces += 1) {
    choices.push({ target: faces, over: false }, { target: FACES - 1 - faces, over: true })
  }
  return choices
}

export interface ChoicePar {
  readonly hitFrequency: Ratio
  readonly multiplier: Ratio
  readonly rtp: Ratio
  readonly deviation: Ratio
}

/** In closed form: a win pays m with chance p, all else nothing. */
export function parOf(choice: DiceChoice): ChoicePar {
  const hitFrequency = new Ratio(BigInt(winningFaces(choice)), BigInt(FACES))
  const multiplier = multiplierOf(choice)
  const mean = reduced(hitFrequency.times(multiplier))
  const square = reduced(hitFrequency.times(multiplier).times(multiplier))
  return { hitFrequency, multiplier, rtp: mean, deviation: standardDeviation({ mean, square }) }
}

const shownChances = [1, 10, 100, 500, 1_000, 2_500, 3_333, 4_950, 5_000, 6_600, 7_500, 9_000, 9_800]

/** The par sheet as it stands beside this file. */
export function writeParSheet(): string {
  const choices = everyChoice()
  const edge = difference(new Ratio(1n), dice.rtp)
  const rows = shownChances.map((faces) => {
    const { hitFrequency, multiplier, rtp, deviation } = parOf({ target: faces, over: false })
    const targets = `${chanceText(faces)} | ${chanceText(FACES - 1 - faces)}`
    const figures = `${percentText(hitFrequency, 2)} | ${multiplierText(multiplier)} | ${percentText(rtp, 6)}`
    return `| ${targets} | ${figures} | ${decimalText(deviation, 6)} |`
  })
  return `# Dice ${dice.version}: par sheet

A roll is one of ${FACES} faces, 0.00 to 99.99, equally likely. A bet that n faces win pays 9900 / n of the bet, so
n / 10000 x 9900 / n = 99 % comes back whatever is chosen: house edge ${percentText(edge, 6)}. A test plays every face against
targets of all kinds, and checks the fraction of each of the ${choices.length} choices offered. The payout of a win is rounded
down once, to the smallest unit the ledger keeps; standard deviations are in bets.

| under | over | hit frequency | multiplier, cut off | return to player | standard deviation |
| --: | --: | --: | --: | --: | --: |
${rows.join('\n')}
`
}
