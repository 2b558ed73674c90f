import type { ContractPeriod, ContractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { periodsOf, tierFields } from '@croupier/api/contracts/contract-terms.ts'
import { isAsSeen } from '@croupier/basis/currency.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { ReadScope, WriteScope } from '../../../platform/context.ts'
import type { Queryable, Tx } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { placesOf } from '../../agents/index.ts'
import { ancestorsOf, findMember, isAgentType, type Member } from '../../identity/index.ts'
import { fineFault } from '../../wallet/index.ts'
import { chainsBelow } from './chains-below.ts'
import {
  activeBelow,
  activeContract,
  activeOf,
  type Contract,
  type ContractEnd,
  endedAfter,
  paidUntil,
} from './contracts-store.ts'
import { zoneOf } from '../reckoning/counting.ts'
import { outpays } from './outpays.ts'
import { beginningOf, endingOf } from './turns.ts'
import { writeChange } from './write-contract.ts'

/** The parties and the terms that would bind them. */
export interface Agreement {
  terms: ContractTerms
  period: ContractPeriod
  /** The house: the company. */
  upline: Member
  downline: Member
}

/** How long its periods are: as asked, else the kind's first. @throws Refusal contract.period */
export function lengthOf(terms: ContractTerms, asked: ContractPeriod | undefined): ContractPeriod {
  const possible: readonly ContractPeriod[] = periodsOf[terms.kind]
  if (asked !== undefined && !possible.includes(asked)) throw new Refusal('contract.period')
  return asked ?? possible[0]!
}

/** Rates and numbers of members are in no currency. */
const uncounted: ReadonlySet<string> = new Set(['rate', 'winRate', 'lossRate', 'activeMembers'])

/** Amounts that nobody sees are no terms. @throws Refusal request.invalid */
export function requireAsSeen(terms: ContractTerms, currency: string): void {
  const names = tierFields[terms.kind].filter((name) => !uncounted.has(name))
  const fields = terms.tiers.flatMap((tier, place) =>
    names
      .filter((name) => !isAsSeen(currency, String(new Map(Object.entries(tier)).get(name))))
      .map((name) => fineFault(`terms.tiers.${place}.${name}`, currency)),
  )
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
}

/** Whether a contract can stand below terms: of the same length, and nowhere above them. */
export function standsBelow(
  { terms, period, currency }: Pick<Contract, 'terms' | 'period' | 'currency'>,
  above: Pick<Contract, 'terms' | 'period'>,
): boolean {
  return period === above.period && !outpays(terms, above.terms, currency)
}

/**
 * Contracts that the company signed somewhere below a member, with nobody between who has such a contract: what they pay is
 * borne by whoever has the next one above.
 * @param ending contracts that bind nobody any more by then
 */
export async function companyContractsBelow(
  db: Queryable,
  memberId: bigint,
  kind: ContractTerms['kind'],
  ending: readonly Contract[] = [],
): Promise<Contract[]> {
  const company = (await ancestorsOf(db, memberId)).at(-1)
  const signed = company === undefined ? [] : await activeBelow(db, [company], kind)
  const chains = await chainsBelow(db, memberId, signed)
  const between = await activeOf(
    db,
    chains.flatMap((chain) => chain.between),
    kind,
  )
  const ended = new Set(ending.map(({ id }) => id))
  const bound = new Set(between.filter(({ id }) => !ended.has(id)).map(({ downlineId }) => downlineId))
  return chains.filter((chain) => !chain.between.some((id) => bound.has(id))).map(({ contract }) => contract)
}

/**
 * Whether these two may be bound so: the downline an agent directly below, or with nobody above who has such a contract
 * where the company signs; an upline with a contract of their own, of the same length, that nowhere pays less; and what the
 * company signed further down can stand below it, also where what held it up in between ends by it.
 * @throws Refusal contract.not.direct, contract.upline.none, contract.period, contract.above.upline, contract.below.more
 */
export async function requireAgreeable(db: Queryable, agreement: Agreement): Promise<void> {
  const { terms, downline } = agreement
  await requireBindable(db, agreement)
  const ending = await wouldEnd(db, downline.id, terms.kind, agreement)
  for (const below of await companyContractsBelow(db, downline.id, terms.kind, ending)) {
    if (!standsBelow(below, agreement)) throw new Refusal('contract.below.more')
  }
}

/** @throws Refusal contract.not.direct, contract.upline.none, contract.period, contract.above.upline */
async function requireBindable(db: Queryable, { terms, period, upline, downline }: Agreement): Promise<void> {
  if (!isAgentType(downline.type) || downline.state !== 'active') throw new Refusal('contract.not.direct')
  if (upline.parentId === null) {
    for (const above of await ancestorsOf(db, downline.id)) {
      if (await activeContract(db, above, terms.kind)) throw new Refusal('contract.not.direct')
    }
    return
  }
  if (downline.parentId !== upline.id || downline.currency !== upline.currency) throw new Refusal('contract.not.direct')
  const own = await activeContract(db, upline.id, terms.kind)
  if (!own) throw new Refusal('contract.upline.none')
  if (own.period !== period) throw new Refusal('contract.period')
  if (outpays(terms, own.terms, own.currency)) throw new Refusal('contract.above.upline')
}

/** Contracts below somebody that could not stand beside these terms, with all below each; undefined: beside none. */
export async function wouldEnd(
  db: Queryable,
  memberId: bigint,
  kind: ContractTerms['kind'],
  next: Pick<Contract, 'terms' | 'period'> | undefined,
): Promise<Contract[]> {
  const canStand = (contract: Contract): boolean => next !== undefined && standsBelow(contract, next)
  const direct = await activeBelow(db, [memberId], kind)
  const ends: Contract[] = []
  // A statement for each level, however many stand on it.
  let level = direct.filter((contract) => !canStand(contract))
  while (level.length > 0) {
    ends.push(...level)
    const uplineIds = level.map(({ downlineId }) => downlineId)
    level = await activeBelow(db, uplineIds, kind)
  }
  return ends
}

/** The period of a contract that runs at a moment: what is agreed in it counts for all of it. */
export function runningPeriod(scope: Pick<ReadScope, 'use' | 'clock'>, period: ContractPeriod) {
  return periodAt(period, zoneOf(scope), scope.clock.now())
}

/** Ends a contract with the last of its periods that is over at a moment: it pays no part of one. */
async function endAt(scope: WriteScope, contract: Contract, endReason: ContractEnd, at: number): Promise<Contract> {
  const effectiveFrom = contract.effectiveFrom ?? at
  return writeChange(scope.tx, contract.id, {
    state: 'ended',
    effectiveUntil: endingOf({ ...contract, effectiveFrom }, zoneOf(scope), at),
    endReason,
    decidedAt: scope.clock.now(),
  })
}

async function endAll(scope: WriteScope, contracts: readonly Contract[], at: number): Promise<Contract[]> {
  const ended: Contract[] = []
  for (const contract of contracts) ended.push(await endAt(scope, contract, 'higher-rate', at))
  return ended
}

/** From when such a contract would pay that is agreed now. */
export async function beginningNow(
  scope: Pick<ReadScope, 'use' | 'clock'>,
  db: Queryable,
  contract: Pick<Contract, 'kind' | 'period' | 'uplineId' | 'downlineId'>,
  before: Contract | undefined,
): Promise<number> {
  const upline = await activeContract(db, contract.uplineId, contract.kind)
  const standing = (await placesOf(db, [contract.downlineId])).standingAt(contract.downlineId)
  // Whoever is not next above since a move pays nothing of its period, also before their contract's end is written.
  const [[parentId, since] = [undefined, 0]] = standing
  const isOver = before !== undefined && before.uplineId !== parentId && since > (before.decidedAt ?? 0)
  return beginningOf({
    period: contract.period,
    zone: zoneOf(scope),
    now: scope.clock.now(),
    before: isOver ? undefined : before && { ...before, effectiveFrom: before.effectiveFrom! },
    paidUntil: await paidUntil(db, contract),
    uplineFrom: upline?.effectiveFrom ?? undefined,
    movedAt: standing.get(contract.uplineId) ?? 0,
  })
}

/** Lets an agreed proposal stand in place of the one before, and ends those below that would now hold a higher rate. */
export async function enact(scope: WriteScope, contract: Contract): Promise<{ contract: Contract; ended: Contract[] }> {
  const { tx } = scope
  const before = await activeContract(tx, contract.downlineId, contract.kind)
  const effectiveFrom = await beginningNow(scope, tx, contract, before)
  if (before) await endAt(scope, before, 'replaced', effectiveFrom)
  const decidedAt = scope.clock.now()
  const after = await writeChange(tx, contract.id, { state: 'active', effectiveFrom, decidedAt })
  const ending = await wouldEnd(tx, after.downlineId, after.kind, after)
  return { contract: after, ended: await endAll(scope, ending, effectiveFrom) }
}

/** What was to pay until a contract of another length begins stops now, with what it held up below: those contracts. */
export async function cutShort(
  scope: WriteScope,
  memberId: bigint,
  kind: Contract['kind'],
  now: number,
): Promise<Contract[]> {
  const cut: Contract[] = []
  for (const earlier of await endedAfter(scope.tx, memberId, kind, now)) {
    cut.push(await endAt(scope, earlier, earlier.endReason!, now))
    if (earlier.uplineId === memberId) cut.push(...(await cutShort(scope, earlier.downlineId, kind, now)))
  }
  return cut
}

/** Ends a contract with all that it held up below, as of a moment. */
export async function dissolve(scope: WriteScope, contract: Contract, reason: ContractEnd, now = scope.clock.now()) {
  const after = await endAt(scope, contract, reason, now)
  const cut = await cutShort(scope, after.downlineId, after.kind, now)
  const ending = await wouldEnd(scope.tx, after.downlineId, after.kind, undefined)
  return { contract: after, ended: await endAll(scope, ending, now), cut }
}

export async function partiesOf(tx: Tx, contract: Contract): Promise<{ upline: Member; downline: Member }> {
  const upline = await findMember(tx, contract.uplineId)
  const downline = await findMember(tx, contract.downlineId)
  return { upline: upline!, downline: downline! }
}
