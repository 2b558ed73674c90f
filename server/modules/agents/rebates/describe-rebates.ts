import {
  PRIZE_GROUP,
  rebateCategories,
  type RebateCategory,
  type showRebateSettings,
} from '@croupier/api/agents/rebates/rebates.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import type { ReadScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { houseRebatesPort } from './house-rebates-port.ts'
import { type RebateCaps, rebateCapsOf, rebateDays } from './rebate-caps.ts'
import { givenOn, type GivenRate, percentText } from './rebate-rates.ts'
import { ratesGiven } from './rebates-store.ts'

type RateAnswer = AnswerOf<typeof showRebateSettings>['own'][number]

/** What is known for telling what these members get, and what an agent gave them. */
export interface Rebates {
  house: ReadonlyMap<RebateCategory, number>
  caps: RebateCaps
  /** What the agent gave, ever. */
  given: readonly GivenRate[]
  agentId: bigint
  today: string
  tomorrow: string
  prizeGroupOf(hundredths: number): number
}

type RebateScope = Pick<ReadScope, 'use' | 'clock'>

export async function readRebates(
  scope: RebateScope,
  db: Queryable,
  { memberId: agentId, currency }: { memberId: bigint; currency: string },
  memberIds: readonly bigint[],
): Promise<Rebates> {
  const source = scope.use(houseRebatesPort)
  return {
    house: await source.highest(scope, db, currency),
    caps: await rebateCapsOf(db, [agentId, ...memberIds]),
    given: await ratesGiven(db, [agentId], memberIds),
    agentId,
    ...rebateDays(scope),
    prizeGroupOf: (hundredths) => source.prizeGroupOf(hundredths),
  }
}

/** What somebody gets in a category on a day, at most what the house gives; undefined where it gives nothing. */
export function rebateOn({ house, caps }: Rebates, memberId: bigint, category: RebateCategory, day: string) {
  const most = house.get(category)
  if (most === undefined) return undefined
  const cap = caps(memberId, category, day)
  return cap === undefined || cap > most ? most : cap
}

function describe(rebates: Rebates, category: RebateCategory, now: number, givenTo: bigint | undefined): RateAnswer {
  const { given, agentId, tomorrow } = rebates
  const rate =
    givenTo === undefined ? undefined : givenOn(given, { agentId, memberId: givenTo, category, day: tomorrow })
  return {
    category,
    percent: percentText(now),
    given: rate?.rate == null ? null : percentText(rate.rate),
    from: rate?.fromDay ?? null,
    prizeGroup: category === PRIZE_GROUP ? rebates.prizeGroupOf(now) : null,
  }
}

/** What a member gets now by category, and what the agent gave them; `ofAgent`: one's own, which one gives not oneself. */
export function describeRebates(rebates: Rebates, memberId: bigint, ofAgent = false): RateAnswer[] {
  return rebateCategories.flatMap((category) => {
    const now = rebateOn(rebates, memberId, category, rebates.today)
    return now === undefined ? [] : [describe(rebates, category, now, ofAgent ? undefined : memberId)]
  })
}

/** What whoever has no rate of their own gets. */
export function describeUsual(rebates: Rebates, anybody: bigint): RateAnswer[] {
  const { agentId, given, today } = rebates
  return rebateCategories.flatMap((category) => {
    const own = rebateOn(rebates, agentId, category, today)
    if (own === undefined) return []
    const rate = givenOn(given, { agentId, memberId: anybody, category, day: today })?.rate ?? own
    return [describe(rebates, category, Math.min(own, rate), anybody)]
  })
}
