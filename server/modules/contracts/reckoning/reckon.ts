import type { ReadScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { ancestorsOfMany } from '../../identity/index.ts'
import { netsOf } from './cascade.ts'
import { contractPolicy } from '../contracts-settings.ts'
import { type Contract, standingAt } from '../agreements/contracts-store.ts'
import { paidFrom } from '../agreements/turns.ts'
import { gatherFacts } from './gather-facts.ts'
import { grossOf, noFacts } from './gross.ts'
import type { RunKey } from '../settlements/runs-store.ts'

/** What a period comes to for an agent, before what is owed; ledger units. */
export interface Reckoned {
  memberId: bigint
  inputs: Record<string, unknown>
  gross: bigint
  net: bigint
  carry: bigint
}

/** The newest contract of each: one that was replaced within the period pays no part of it. */
function oneEach(contracts: readonly Contract[]): Contract[] {
  const newest = new Map<bigint, Contract>()
  for (const contract of contracts) {
    const known = newest.get(contract.downlineId)
    if (!known || known.id < contract.id) newest.set(contract.downlineId, contract)
  }
  return [...newest.values()]
}

/** Since when, where it is less than the period. */
function partOf({ startsAt }: RunKey, effectiveFrom: number | null): { from?: string } {
  const from = paidFrom(startsAt, effectiveFrom)
  return from === startsAt ? {} : { from: new Date(from).toISOString() }
}

/**
 * What a period comes to for everybody with a contract that stood at its end: by each one's terms over the team, less what
 * the next below with a contract got. Reads, and writes nothing.
 */
export async function reckon(scope: Pick<ReadScope, 'use'>, db: Queryable, key: RunKey): Promise<Reckoned[]> {
  const contracts = oneEach(await standingAt(db, key))
  const ids = contracts.map(({ downlineId }) => downlineId)
  if (ids.length === 0) return []
  const facts = await gatherFacts(scope, db, key, contracts)
  const { carriesLosses } = scope.use(settingsPort).read(contractPolicy)
  const among = new Map(contracts.map((contract) => [contract.downlineId, contract]))
  // Whoever is bound to an upline of this run has them next above; the tree is asked of the others.
  const free = contracts.filter(({ uplineId }) => !among.has(uplineId)).map(({ downlineId }) => downlineId)
  const uplines = await ancestorsOfMany(db, free)
  const aboveOf = ({ uplineId, downlineId }: Contract) =>
    among.get(uplineId) ??
    uplines
      .get(downlineId)
      ?.map((id) => among.get(id))
      .find((above) => above !== undefined)
  // Days before that one is paid are the company's: who is next above need not have been so when the two below agreed.
  const later = contracts.flatMap((contract) => {
    const from = aboveOf(contract)?.effectiveFrom ?? key.startsAt
    return from > paidFrom(key.startsAt, contract.effectiveFrom) ? [{ ...contract, effectiveFrom: from }] : []
  })
  const borne = await gatherFacts(scope, db, key, later)
  const grossBy = ({ downlineId, terms }: Contract, of: typeof facts) =>
    grossOf(terms, key.currency, of.get(downlineId) ?? noFacts, carriesLosses)
  const reckoned = contracts.map((contract) => {
    const whole = grossBy(contract, facts)
    const part = borne.has(contract.downlineId) ? grossBy(contract, borne).gross : whole.gross
    return {
      memberId: contract.downlineId,
      parentId: aboveOf(contract)?.downlineId,
      contract: {
        contractId: contract.id.toString(),
        version: contract.version,
        ...partOf(key, contract.effectiveFrom),
      },
      // The later days alone may come to more than the whole, which the ones before lessen: nobody bears what nobody gets.
      borne: part < whole.gross ? part : whole.gross,
      ...whole,
    }
  })
  const nets = netsOf(reckoned)
  return reckoned
    .map(({ memberId, contract, inputs, gross, carry }) => ({
      memberId,
      inputs: { ...inputs, ...contract },
      gross,
      net: nets.get(memberId)!,
      carry,
    }))
    .toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))
}
