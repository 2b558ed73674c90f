import type { ContractTerms, TermsOf } from '@croupier/api/contracts/contract-terms.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'

/** Bets that a team won or lost, of sizes between which no contract differs. Ledger units. */
export interface BetSum {
  /** What each of them reached. */
  least: bigint
  isLost: boolean
  bets: bigint
  validBet: bigint
}

/** What an agent's team did in a period; ledger units. */
export interface TeamFacts {
  validBet: bigint
  /** Stake less payout: above zero where the team lost. */
  netLoss: bigint
  activeMembers: number
  /** Whole days of the period. */
  days: number
  /** Losses of the house in earlier periods that this one must make up for; zero or below. */
  carried: bigint
  /** Of real-time salaries alone. */
  bets: readonly BetSum[]
}

export const noFacts: TeamFacts = { validBet: 0n, netLoss: 0n, activeMembers: 0, days: 1, carried: 0n, bets: [] }

/** What a contract pays for it, why, and what the next period must make up for. */
export interface Gross {
  gross: bigint
  inputs: Record<string, unknown>
  carry: bigint
}

const unitsOf = (currency: string, text: string) => Money.parse(text, currency).units
const text = (currency: string, units: bigint) => new Money(currency, units).toString()

/** Conditions of two tiers in their order: the first that differ decide. */
export function compareConditions(first: readonly bigint[], second: readonly bigint[]): number {
  const place = first.findIndex((value, at) => value !== second[at])
  return place < 0 ? 0 : first[place]! < second[place]! ? -1 : 1
}

/** The last of the tiers, in the order of their conditions, that holds. */
function highest<Tier>(
  tiers: readonly Tier[],
  conditionsOf: (tier: Tier) => readonly bigint[],
  reached: readonly bigint[],
): Tier | undefined {
  const ordered = tiers.toSorted((one, other) => compareConditions(conditionsOf(one), conditionsOf(other)))
  return ordered.findLast((tier) => conditionsOf(tier).every((least, at) => reached[at]! >= least))
}

type Rates = { winRate: string; lossRate: string }

/** The conditions of a tier, in ledger units, in the order in which they are compared. */
export const conditions = {
  dividend: (currency: string) => (tier: TermsOf<'dividend'>['tiers'][number]) => [
    unitsOf(currency, tier.periodValidBet),
    unitsOf(currency, tier.periodLoss),
    BigInt(tier.activeMembers),
  ],
  daily: (currency: string) => (tier: TermsOf<'daily'>['tiers'][number]) => [
    unitsOf(currency, tier.betAmountPerDay),
    BigInt(tier.activeMembers),
  ],
  hourly: (currency: string) => (tier: TermsOf<'hourly'>['tiers'][number]) => [
    unitsOf(currency, tier.betAmountPerHour),
  ],
  realtime: (currency: string) => (tier: TermsOf<'realtime'>['tiers'][number]) => [
    unitsOf(currency, tier.singleBetAmount),
  ],
}

/** The sizes of a bet at which a real-time salary changes; none of other kinds. */
export function betSizes(terms: ContractTerms, currency: string): bigint[] {
  return terms.kind === 'realtime' ? terms.tiers.map((tier) => conditions.realtime(currency)(tier)[0]!) : []
}

function salary(currency: string, tier: Rates | undefined, { validBet, netLoss }: TeamFacts, facts: object): Gross {
  const rate = tier && netLoss !== 0n ? (netLoss > 0n ? tier.lossRate : tier.winRate) : '0'
  const gross = quantiseDown(Ratio.percent(rate).times(validBet))
  const inputs = { ...facts, validBet: text(currency, validBet), netLoss: text(currency, netLoss), rate }
  return { gross, inputs, carry: 0n }
}

function dividend(terms: TermsOf<'dividend'>, currency: string, facts: TeamFacts, carries: boolean): Gross {
  const base = facts.netLoss + facts.carried
  const reached = [facts.validBet, base, BigInt(facts.activeMembers)]
  const tier = highest(terms.tiers, conditions.dividend(currency), reached)
  const rate = tier?.rate ?? '0'
  return {
    gross: base > 0n ? quantiseDown(Ratio.percent(rate).times(base)) : 0n,
    inputs: {
      validBet: text(currency, facts.validBet),
      netLoss: text(currency, facts.netLoss),
      carried: text(currency, facts.carried),
      activeMembers: facts.activeMembers,
      rate,
    },
    carry: carries && base < 0n ? base : 0n,
  }
}

/** Each bet by the tier of its own size: sums are exact, and rounded down once. */
function realtime(terms: TermsOf<'realtime'>, currency: string, { bets }: TeamFacts): Gross {
  const sums = new Map<
    string,
    { singleBetAmount: string; result: string; bets: bigint; validBet: bigint; rate: string }
  >()
  const conditionsOf = conditions.realtime(currency)
  const tiers = terms.tiers
    .map((tier) => ({ tier, from: conditionsOf(tier)[0]! }))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
  for (const { least, isLost, bets: count, validBet } of bets) {
    const tier = tiers.findLast(({ from }) => least >= from)?.tier
    if (!tier) continue
    const rate = isLost ? tier.lossRate : tier.winRate
    const key = `${tier.singleBetAmount} ${isLost}`
    const sum = sums.get(key) ?? {
      singleBetAmount: tier.singleBetAmount,
      result: isLost ? 'lost' : 'won',
      bets: 0n,
      validBet: 0n,
      rate,
    }
    sums.set(key, { ...sum, bets: sum.bets + count, validBet: sum.validBet + validBet })
  }
  const lines = [...sums.values()].map((sum) => ({
    ...sum,
    bets: Number(sum.bets),
    validBet: text(currency, sum.validBet),
  }))
  const exact = [...sums.values()].reduce(
    (total, { rate, validBet }) => total.plus(Ratio.percent(rate).times(validBet)),
    new Ratio(0n),
  )
  return { gross: quantiseDown(exact), inputs: { bets: lines }, carry: 0n }
}

/**
 * What a contract pays an agent for what the team did. Pure: the same terms and facts come to the same line, whatever the
 * order of the facts.
 * @param carries whether a dividend's lost period counts against the next
 */
export function grossOf(terms: ContractTerms, currency: string, facts: TeamFacts, carries = false): Gross {
  switch (terms.kind) {
    case 'dividend':
      return dividend(terms, currency, facts, carries)
    case 'daily': {
      const reached = [facts.validBet / BigInt(facts.days), BigInt(facts.activeMembers)]
      const tier = highest(terms.tiers, conditions.daily(currency), reached)
      return salary(currency, tier, facts, { activeMembers: facts.activeMembers, days: facts.days })
    }
    case 'hourly':
      return salary(currency, highest(terms.tiers, conditions.hourly(currency), [facts.validBet]), facts, {})
    case 'realtime':
      return realtime(terms, currency, facts)
    default:
      return terms satisfies never
  }
}
