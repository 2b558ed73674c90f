import { Money } from '@croupier/basis/money.ts'
import { localDate } from '@croupier/basis/period.ts'
import type { Queryable } from '../../../platform/database.ts'
import { depositorsAbove } from '../../agents/index.ts'
import { memberSums, playersAbove, teamSums } from '../../figures/index.ts'
import { teamBetsWithin } from './bets-store.ts'
import type { Contract } from '../agreements/contracts-store.ts'
import { paidFrom } from '../agreements/turns.ts'
import type { Counting } from './counting.ts'
import { type BetSum, betSizes, type TeamFacts } from './gross.ts'
import { carriesOf, type RunKey } from '../settlements/runs-store.ts'

const DAY = 86_400_000

/** Whose contract looks at what a team did, and since when, where it is no whole period. */
export type Party = Pick<Contract, 'downlineId' | 'terms' | 'currency'> & Partial<Pick<Contract, 'effectiveFrom'>>

/** What was left to be made up for, by when the period ended that left it, and by agent. */
export type Carries = ReadonlyMap<number, ReadonlyMap<bigint, bigint>>

async function betsOf(db: Queryable, key: RunKey, parties: readonly Party[], countsSelf: boolean) {
  const sizes = new Set(parties.flatMap(({ terms, currency }) => betSizes(terms, currency)))
  const found = await teamBetsWithin(db, {
    agentIds: parties.map(({ downlineId }) => downlineId),
    sizes: [...sizes].toSorted((one, other) => (one < other ? -1 : 1)),
    currency: key.currency,
    from: key.startsAt,
    until: key.endsAt,
    countsSelf,
  })
  const sums = new Map<bigint, BetSum[]>()
  for (const { agentId, ...sum } of found) {
    const own = sums.get(agentId)
    if (own) own.push(sum)
    else sums.set(agentId, [sum])
  }
  return sums
}

/** How many of each team deposited or wagered enough to count as active. */
async function activeOf(
  db: Queryable,
  key: RunKey,
  ids: ReadonlySet<bigint>,
  { active: least, countsSelf, timeZone: zone }: Counting,
) {
  const { currency, startsAt: from, endsAt: until } = key
  const units = (text: string) => Money.parse(text, currency).units
  const days = { from: localDate(zone, from), until: localDate(zone, until - 1) }
  const active = new Map<bigint, Set<bigint>>()
  for (const { memberId, agentIds } of [
    ...(await playersAbove(db, { currency, from, until, zone, validBet: units(least.validBet) })),
    ...(await depositorsAbove(db, currency, days, units(least.deposited))),
  ]) {
    for (const id of countsSelf ? [memberId, ...agentIds] : agentIds) {
      if (!ids.has(id)) continue
      const members = active.get(id) ?? new Set()
      active.set(id, members.add(memberId))
    }
  }
  return active
}

/** What teams did from a period's beginning to its end. */
async function factsWithin(
  db: Queryable,
  key: RunKey,
  counting: Counting,
  parties: readonly Party[],
  corrected: Carries | undefined,
): Promise<ReadonlyMap<bigint, TeamFacts>> {
  const memberIds = parties.map(({ downlineId }) => downlineId)
  const ids = new Set(memberIds)
  const { countsSelf, carriesLosses } = counting
  const days = Math.max(1, Math.round((key.endsAt - key.startsAt) / DAY))
  if (key.kind === 'realtime') {
    const bets = await betsOf(db, key, parties, countsSelf)
    return new Map(
      memberIds.map((id) => [
        id,
        { validBet: 0n, netLoss: 0n, activeMembers: 0, days, carried: 0n, bets: bets.get(id) ?? [] },
      ]),
    )
  }
  const asked = { ids: memberIds, currency: key.currency, from: key.startsAt, until: key.endsAt }
  const teams = await teamSums(db, asked)
  const selves = countsSelf ? await memberSums(db, asked) : undefined
  const active = key.kind === 'hourly' ? undefined : await activeOf(db, key, ids, counting)
  const carries = key.kind === 'dividend' && carriesLosses ? await carriesOf(db, key, memberIds) : undefined
  return new Map(
    memberIds.map((id) => {
      const played = [teams.get(id), selves?.get(id)].filter((sums) => sums !== undefined)
      const sum = (read: (sums: (typeof played)[number]) => bigint) =>
        played.reduce((total, sums) => total + read(sums), 0n)
      return [
        id,
        {
          validBet: sum(({ validBet }) => validBet),
          netLoss: sum(({ stake, payout }) => stake - payout),
          activeMembers: active?.get(id)?.size ?? 0,
          days,
          carried: (carries && (corrected?.get(key.startsAt)?.get(id) ?? carries.get(id))) ?? 0n,
          bets: [],
        },
      ]
    }),
  )
}

/**
 * What the teams of these agents did in a period: the facts that contracts of a kind look at. A contract that begins within
 * the period looks at what is left of it; nearly all begin before it, and are read at once.
 */
export async function gatherFacts(
  db: Queryable,
  key: RunKey,
  counting: Counting,
  parties: readonly Party[],
  corrected?: Carries,
): Promise<ReadonlyMap<bigint, TeamFacts>> {
  const facts = new Map<bigint, TeamFacts>()
  const starts = Map.groupBy(parties, ({ effectiveFrom }) => paidFrom(key.startsAt, effectiveFrom))
  for (const [startsAt, beginning] of starts) {
    for (const [id, team] of await factsWithin(db, { ...key, startsAt }, counting, beginning, corrected))
      facts.set(id, team)
  }
  return facts
}
