import * as z from 'zod/mini'

export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type ContractKind = (typeof contractKinds)[number]

/** How long the periods of a contract are: of a dividend or daily salary as agreed, of the others always the same. */
export const contractPeriods = ['minute5', 'hour', 'day', 'week', 'semiMonth', 'month'] as const
export type ContractPeriod = (typeof contractPeriods)[number]

export const periodsOf = {
  dividend: ['day', 'week', 'semiMonth', 'month'],
  daily: ['day', 'week', 'semiMonth', 'month'],
  hourly: ['hour'],
  realtime: ['minute5'],
} as const satisfies Record<ContractKind, readonly ContractPeriod[]>

/** The switch of each kind. */
export const moduleOf = {
  dividend: 'SIGNCONDIV3',
  daily: 'DAILYSALCONT3',
  hourly: 'HOURSAL3',
  realtime: 'RTSALARY3',
} as const

const text = z.union([z.string(), z.number()])
const plain = z.transform((given: string | number) => String(given).trim().replace(/%$/, '').trim())
/** Main units, no finer than the currency is seen; a number of JSON is taken as it is written. */
const sum = z._default(
  z.pipe(z.pipe(text, plain), z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))),
  '0',
)
/** Per cent, not above 100. */
const rate = z._default(
  z.pipe(z.pipe(text, plain), z.string().check(z.regex(/^(?:100|(?:0|[1-9]\d?)(?:\.\d{1,6})?)$/))),
  '0',
)
const count = z._default(z.int().check(z.minimum(0), z.maximum(10_000_000)), 0)

const tierOf = {
  dividend: z.strictObject({ periodValidBet: sum, periodLoss: sum, activeMembers: count, rate }),
  daily: z.strictObject({ betAmountPerDay: sum, activeMembers: count, winRate: rate, lossRate: rate }),
  hourly: z.strictObject({ betAmountPerHour: sum, winRate: rate, lossRate: rate }),
  realtime: z.strictObject({ singleBetAmount: sum, winRate: rate, lossRate: rate }),
} as const

/** What a tier of each kind says, in the order in which it is read. */
export const tierFields = {
  dividend: ['periodValidBet', 'periodLoss', 'activeMembers', 'rate'],
  daily: ['betAmountPerDay', 'activeMembers', 'winRate', 'lossRate'],
  hourly: ['betAmountPerHour', 'winRate', 'lossRate'],
  realtime: ['singleBetAmount', 'winRate', 'lossRate'],
} as const satisfies Record<ContractKind, readonly string[]>

const rateFields: ReadonlySet<string> = new Set(['rate', 'winRate', 'lossRate'])

/**
 * What was typed into the boxes of tiers, as terms; what is left empty is nothing. Where no rate was typed at all, the
 * boxes of rates stay empty and are refused: who sends an untouched form has not meant a contract that pays nothing.
 */
export function termsTyped(kind: ContractKind, tiers: readonly Readonly<Record<string, string>>[]): unknown {
  const isRated = tiers.some((tier) => tierFields[kind].some((name) => rateFields.has(name) && tier[name]))
  const unsaid = (name: string): string => (rateFields.has(name) && !isRated ? '' : '0')
  return {
    kind,
    tiers: tiers.map((tier) =>
      Object.fromEntries(
        tierFields[kind].map((name) => [
          name,
          name === 'activeMembers' ? Number(tier[name] ?? 0) : (tier[name] ?? '') || unsaid(name),
        ]),
      ),
    ),
  }
}

const list = <Tier extends z.ZodMiniType>(tier: Tier) => z.array(tier).check(z.minLength(1), z.maxLength(20))

/** What a contract promises: tiers, of which the highest whose every condition is met applies. */
export const contractTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dividend'), tiers: list(tierOf.dividend) }),
  z.strictObject({ kind: z.literal('daily'), tiers: list(tierOf.daily) }),
  z.strictObject({ kind: z.literal('hourly'), tiers: list(tierOf.hourly) }),
  z.strictObject({ kind: z.literal('realtime'), tiers: list(tierOf.realtime) }),
])
export type ContractTerms = z.output<typeof contractTerms>
export type TermsOf<Kind extends ContractKind> = Extract<ContractTerms, { kind: Kind }>
