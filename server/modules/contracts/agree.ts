import type { ContractPeriod, ContractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { periodsOf } from '@croupier/api/contracts/contract-terms.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { ReadScope, WriteScope } from '../../platform/context.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ancestorsOf, findMember, isAgentType, type Member } from '../identity/index.ts'
import { activeBelow, activeContract, changeContract, type Contract, type ContractEnd } from './contracts-store.ts'
import { zoneOf } from './gather-facts.ts'
import { outpays } from './outpays.ts'

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

/**
 * Whether these two may be bound so: the downline an agent directly below, or with nobody above who has such a contract
 * where the company signs; an upline with a contract of their own, of the same length, that nowhere pays less.
 * @throws Refusal contract.not.direct, contract.upline.none, contract.period, contract.above.upline
 */
export async function requireAgreeable(db: Queryable, { terms, period, upline, downline }: Agreement): Promise<void> {
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
  const ends: Contract[] = []
  for (const contract of await activeBelow(db, memberId, kind)) {
    const stands =
      next !== undefined && contract.period === next.period && !outpays(contract.terms, next.terms, contract.currency)
    if (stands) continue
    ends.push(contract, ...(await wouldEnd(db, contract.downlineId, kind, undefined)))
  }
  return ends
}

/** The period of a contract that runs at a moment: what is agreed in it counts for all of it. */
export function runningPeriod(scope: Pick<ReadScope, 'use' | 'clock'>, period: ContractPeriod) {
  return periodAt(period, zoneOf(scope), scope.clock.now())
}

export async function endContract(scope: WriteScope, contract: Contract, endReason: ContractEnd): Promise<Contract> {
  const { startsAt } = runningPeriod(scope, contract.period)
  return changeContract(scope.tx, contract.id, {
    state: 'ended',
    effectiveUntil: Math.max(startsAt, contract.effectiveFrom ?? startsAt),
    endReason,
    decidedAt: scope.clock.now(),
  })
}

async function endAll(scope: WriteScope, contracts: readonly Contract[]): Promise<Contract[]> {
  const ended: Contract[] = []
  for (const contract of contracts) ended.push(await endContract(scope, contract, 'higher-rate'))
  return ended
}

/** Lets an agreed proposal stand in place of the one before, and ends those below that would now hold a higher rate. */
export async function enact(scope: WriteScope, contract: Contract): Promise<{ contract: Contract; ended: Contract[] }> {
  const { tx } = scope
  const before = await activeContract(tx, contract.downlineId, contract.kind)
  if (before) await endContract(scope, before, 'replaced')
  const now = scope.clock.now()
  const { startsAt } = runningPeriod(scope, contract.period)
  const after = await changeContract(tx, contract.id, { state: 'active', effectiveFrom: startsAt, decidedAt: now })
  return { contract: after, ended: await endAll(scope, await wouldEnd(tx, after.downlineId, after.kind, after)) }
}

/** Ends a contract with all that it held up below. */
export async function dissolve(scope: WriteScope, contract: Contract, reason: ContractEnd) {
  const after = await endContract(scope, contract, reason)
  return {
    contract: after,
    ended: await endAll(scope, await wouldEnd(scope.tx, after.downlineId, after.kind, undefined)),
  }
}

export async function partiesOf(tx: Tx, contract: Contract): Promise<{ upline: Member; downline: Member }> {
  const upline = await findMember(tx, contract.uplineId)
  const downline = await findMember(tx, contract.downlineId)
  return { upline: upline!, downline: downline! }
}
