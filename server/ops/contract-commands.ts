import { contractKinds, contractPeriods } from '@croupier/api/contracts/contract-terms.ts'
import { settlePeriod, signContract } from '@croupier/api/contracts/staff-contracts.ts'
import { asOps } from './as-ops.ts'
import { type Command, type Given, OpsFault, optionalTextOf, textOf } from './command.ts'
import { momentOf } from './read-moment.ts'

const lengths = { daily: 'day', weekly: 'week', 'semi-monthly': 'semiMonth', monthly: 'month' } as const

function kindOf(given: Given): string {
  const kind = textOf(given, 'kind')
  if (contractKinds.some((each) => each === kind)) return kind
  throw new OpsFault(`--kind takes one of ${contractKinds.join(', ')}; this is “${kind}”`, 2)
}

/** `weekly` and `week` are the same length. */
function lengthOf(given: Given, option: string): Record<string, string> {
  const text = optionalTextOf(given, option)
  if (text === undefined) return {}
  const length = Object.entries(lengths).find(([name]) => name === text)?.[1] ?? text
  if (contractPeriods.some((each) => each === length)) return { length }
  throw new OpsFault(`--${option} takes one of ${Object.keys(lengths).join(', ')}; this is “${text}”`, 2)
}

function tiersOf(given: Given): unknown {
  try {
    const tiers: unknown = JSON.parse(textOf(given, 'tiers'))
    return Array.isArray(tiers) ? tiers : [tiers]
  } catch (error) {
    if (error instanceof OpsFault) throw error
    throw new OpsFault('--tiers takes JSON such as [{"singleBetAmount":"1","winRate":"0.3","lossRate":"0.5"}]', 2)
  }
}

export const contractCommands: readonly Command[] = [
  {
    noun: 'contract',
    verb: 'sign',
    summary:
      'Sign a contract with an agent; it takes effect at once, for the running period, and replaces the current one.',
    options: {
      kind: { value: '<name>', help: 'realtime, daily, hourly or dividend', isRequired: true },
      upline: { value: '<account>', help: 'the direct upline, or company', isRequired: true },
      downline: { value: '<account>', help: 'the agent who is paid', isRequired: true },
      period: { value: '<length>', help: 'daily, weekly, semi-monthly or monthly, of a dividend or daily salary' },
      tiers: { value: '<json>', help: 'conditions in main units and rates in per cent', isRequired: true },
    },
    needs: 'app',
    async run(call) {
      const { length } = lengthOf(call.given, 'period')
      const value = await asOps(call, signContract, {
        upline: textOf(call.given, 'upline'),
        account: textOf(call.given, 'downline'),
        terms: { kind: kindOf(call.given), tiers: tiersOf(call.given) },
        ...(length === undefined ? {} : { period: length }),
      })
      return { value }
    },
  },
  {
    noun: 'settle',
    summary: 'Settle a kind of contract for a period that has ended, or show what one would come to.',
    options: {
      kind: { value: '<name>', help: 'realtime, daily, hourly or dividend', isRequired: true },
      period: { value: '<moment>', help: 'when the period began, such as 2026-11-24T00:00+06:00', isRequired: true },
      length: { value: '<length>', help: 'daily, weekly, semi-monthly or monthly, where contracts differ in it' },
      currency: { value: '<code>', help: 'the brand’s where left out' },
      'dry-run': { help: 'write and pay nothing; the period may be running still' },
    },
    needs: 'app',
    async run(call) {
      const currency = optionalTextOf(call.given, 'currency')
      const { lines, ...run } = await asOps(call, settlePeriod, {
        kind: kindOf(call.given),
        at: momentOf(call.given, 'period'),
        ...lengthOf(call.given, 'length'),
        ...(currency === undefined ? {} : { currency }),
        isDryRun: call.given['dry-run'] === true,
      })
      return { value: { ...run, lines } }
    },
  },
]
