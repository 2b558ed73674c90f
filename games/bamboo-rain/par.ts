import { Ratio } from '@croupier/basis/ratio.ts'
import { decimalText, percentText, reduced, standardDeviation } from '../engine/statistics.ts'
import { bambooRain, type BambooRainChoice, bowlsOf, paysText, waysTo } from './rules.ts'
import { risks, rowCounts } from './tables.ts'

export interface ChoicePar {
  readonly rtp: Ratio
  /** Drops that pay the bet or more. */
  readonly hitFrequency: Ratio
  readonly deviation: Ratio
}

/** Every choice the game offers. */
export const everyChoice: readonly BambooRainChoice[] = risks.flatMap((risk) =>
  rowCounts.map((rows) => ({ rows, risk })),
)

/** By counting every way. */
export function parOf(choice: BambooRainChoice): ChoicePar {
  const all = 2n ** BigInt(choice.rows)
  const bowls = bowlsOf(choice).map((hundredths, bowl) => ({ pays: BigInt(hundredths), ways: waysTo(bowl, choice) }))
  const total = (count: (bowl: { pays: bigint; ways: bigint }) => bigint) =>
    bowls.reduce((sum, bowl) => sum + count(bowl), 0n)
  const mean = reduced(
    new Ratio(
      total(({ pays, ways }) => pays * ways),
      100n * all,
    ),
  )
  const square = reduced(
    new Ratio(
      total(({ pays, ways }) => pays * pays * ways),
      10_000n * all,
    ),
  )
  return {
    rtp: mean,
    hitFrequency: reduced(
      new Ratio(
        total(({ pays, ways }) => (pays >= 100n ? ways : 0n)),
        all,
      ),
    ),
    deviation: standardDeviation({ mean, square }),
  }
}

/** The par sheet as it stands beside this file. */
export function writeParSheet(): string {
  const rows = everyChoice.map((choice) => {
    const { rtp, hitFrequency, deviation } = parOf(choice)
    const highest = paysText(bowlsOf(choice)[0]!)
    return `| ${choice.risk} | ${choice.rows} | ${percentText(rtp, 6)} | ${percentText(hitFrequency, 4)} | ${decimalText(deviation, 4)} | ${highest} | 1 in ${2 ** (choice.rows - 1)} |`
  })
  return `# Bamboo Rain ${bambooRain.version}: par sheet

A drop goes left or right at each row, either as likely as the other: of the 2^rows ways, each equally likely, the binomial
coefficient (rows over k) end in bowl k. Each table of pays is completed by its outermost bowls so that the sum of ways x pays
is 99 % of all ways exactly: house edge 1.000000 % whatever is chosen. The payout is rounded down once, to the smallest unit
the ledger keeps; standard deviations are in bets. A hit pays the bet or more.

| risk | rows | return to player | hit frequency | standard deviation | highest pay | how often |
| --- | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}
`
}
