import { HIGHEST_GROUP, LOWEST_GROUP } from '@croupier/games/lottery/prize-group.ts'
import { isAsSeen } from '@croupier/basis/currency.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import * as z from 'zod/mini'
import { limitsByCurrency } from '../../platform/by-currency.ts'
import { setting, settingByTwo } from '../../platform/settings.ts'
import { inEveryCurrency, isAmount, smallestAmount, timesAmount } from '../play/index.ts'
import { isStaffSource } from './results-port.ts'

const amount = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

const limitsOfCurrency = z.strictObject({
  /** What a unit may be worth. */
  unitValues: z.array(amount).check(z.minLength(1), z.maxLength(6)),
  stake: amount,
  linePayout: amount,
  memberPayout: amount,
  drawPayout: amount,
  numberPayout: amount,
})
export type LotteryLimits = z.output<typeof limitsOfCurrency>

/** Parts and multiples of the smallest amount, of those that people can see of a currency. */
function initialUnits(currency: string): string[] {
  return [new Ratio(2n), new Ratio(1n), new Ratio(1n, 5n), new Ratio(1n, 10n)]
    .map((factor) => timesAmount(currency, smallestAmount(currency), factor))
    .filter((value) => value !== '0' && isAsSeen(currency, value))
}

function initialLimits(currency: string): LotteryLimits {
  const times = (factor: bigint) => timesAmount(currency, smallestAmount(currency), new Ratio(factor))
  return {
    unitValues: initialUnits(currency),
    stake: times(50_000n),
    linePayout: times(10_000_000n),
    memberPayout: times(20_000_000n),
    drawPayout: times(200_000_000n),
    numberPayout: times(1_000_000n),
  }
}

/** The field of a row that holds what is no amount of its currency. */
function faultOf({ unitValues, ...amounts }: LotteryLimits, currency: string): string | undefined {
  const at = unitValues.findIndex((value) => !isAmount(value, currency))
  if (at >= 0) return 'unitValues'
  return Object.entries(amounts).find(([, text]) => !isAmount(text, currency))?.[0]
}

/** What lotteries take, by currency; they take nothing of a currency that has no limits. */
export const limits = setting(
  'lottery.limits',
  limitsByCurrency(limitsOfCurrency, faultOf),
  inEveryCurrency(initialLimits),
)

/** The prize group of members who have none of their own; even, 2000 would return everything. */
export const prizeGroup = setting(
  'lottery.prizeGroup',
  z.int().check(z.minimum(LOWEST_GROUP), z.maximum(HIGHEST_GROUP), z.multipleOf(2)),
  HIGHEST_GROUP,
)

const sourceAddress = z.strictObject({
  // Operators report under such names.
  name: z.string().check(
    z.minLength(1),
    z.maxLength(40),
    z.refine((name) => !isStaffSource(name)),
  ),
  url: z.url(),
})

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/\.$/, '')
}

/** Two names of one publisher would agree with each other. */
function refuseTwoOfOneHost({ value: sources, issues }: z.core.ParsePayload<z.output<typeof sourceAddress>[]>): void {
  const hosts = sources.map(({ url }) => hostOf(url))
  for (const [at, host] of hosts.entries()) {
    if (host !== undefined && hosts.indexOf(host) < at) {
      issues.push({ code: 'custom', input: sources, path: [at, 'url'], message: 'fault.format', continue: true })
    }
  }
}

/** Who is asked what outside lotteries drew; two that agree are believed, and so it takes two operators to name them. */
export const resultSources = settingByTwo(
  'lottery.resultSources',
  z.array(sourceAddress).check(z.maxLength(5), refuseTwoOfOneHost),
  [],
)

export const settings = [limits, prizeGroup, resultSources]
