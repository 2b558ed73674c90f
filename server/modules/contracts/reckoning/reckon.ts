import type { Queryable } from '../../../platform/database.ts'
import { placesOf } from '../../agents/index.ts'
import { netsOf, sharesOf } from './cascade.ts'
import { type Contract, standingAt } from '../agreements/contracts-store.ts'
import { paidFrom, wholeFrom } from '../agreements/turns.ts'
import type { Counting } from './counting.ts'
import { type Carries, gatherFacts } from './gather-facts.ts'
import { grossOf, noFacts } from './gross.ts'
import type { RunKey } from '../settlements/runs-store.ts'

/** What a period comes to for an agent, before what is owed; ledger units. */
export interface Reckoned {
  memberId: bigint
  inputs: Record<string, unknown>
  gross: bigint
  net: bigint
  carry: bigint
  /** Who above in the run bears what they get, the next one first; the company bears what is left. */
  uplineIds: readonly bigint[]
}

/** Who above bore it when a period was settled, by downline. */
export type SettledUplines = ReadonlyMap<bigint, readonly bigint[]>

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
 * Who above each of these contracts has one among them, from the next on, until one who is paid no later than the downline:
 * the days between are borne by those who had contracts then, and days before all of them by the company. Nobody bears days
 * before the last move brought the downline below them: those are in no figures of theirs, or, of one who came back, in few. Of a period that was settled it is who bore
 * it then: the tree may be another by now.
 */
async function uplinesAmong(
  db: Queryable,
  { startsAt, endsAt, period }: RunKey,
  zone: string,
  contracts: readonly Contract[],
  settled: SettledUplines | undefined,
) {
  const among = new Map(contracts.map((contract) => [contract.downlineId, contract]))
  const fromOf = ({ effectiveFrom }: Contract) => paidFrom(startsAt, effectiveFrom)
  const isLater = (above: Contract | undefined, contract: Contract) => !above || fromOf(above) > fromOf(contract)
  // Whoever is bound to an upline among them, whose contract is older, has them next above; the tree is asked of the others.
  const asked = contracts.filter((contract) => {
    const bore = settled?.get(contract.downlineId)
    return bore ? bore.some((id) => id !== contract.uplineId) : isLater(among.get(contract.uplineId), contract)
  })
  const places = await placesOf(
    db,
    asked.map(({ downlineId }) => downlineId),
  )
  const standings = new Map(asked.map(({ id, downlineId }) => [id, places.standingAt(downlineId, endsAt)]))
  /** An upline's contract as it bears of a downline's, who came to stand below them at a moment; none where that is too late. */
  const sinceMoved = (above: Contract, moved: number): Contract[] => {
    if (moved < startsAt) return [above]
    const effectiveFrom = Math.max(fromOf(above), wholeFrom(period, zone, moved))
    return effectiveFrom < endsAt ? [{ ...above, effectiveFrom }] : []
  }
  return new Map(
    contracts.map((contract) => {
      const standing = standings.get(contract.id)
      const ids = settled?.get(contract.downlineId) ?? [contract.uplineId, ...(standing?.keys() ?? [])]
      const bearing = ids
        .flatMap((id) => among.get(id) ?? [])
        .flatMap((above) => sinceMoved(above, standing?.get(above.downlineId) ?? 0))
      const uplines: Contract[] = []
      for (const above of bearing) {
        const last = uplines.at(-1)
        if (last && fromOf(last) <= fromOf(contract)) break
        // Somebody who began no earlier than those nearer had none in the days that are left.
        if (!last || fromOf(above) < fromOf(last)) uplines.push(above)
      }
      return [contract.id, uplines]
    }),
  )
}

/**
 * What a period comes to by these contracts, one of each agent: by their terms over their teams, less what they bear.
 * @param carries what corrected periods left, in place of what is written
 * @param settled of a period that is reckoned again: who bore what when it was settled
 */
export async function reckonAmong(
  db: Queryable,
  key: RunKey,
  counting: Counting,
  contracts: readonly Contract[],
  carries?: Carries,
  settled?: SettledUplines,
): Promise<Reckoned[]> {
  if (contracts.length === 0) return []
  const grossesOf = async (looked: readonly Contract[]) => {
    const facts = await gatherFacts(db, key, counting, looked, carries)
    return new Map(
      looked.map(({ downlineId, terms }) => [
        downlineId,
        grossOf(terms, key.currency, facts.get(downlineId) ?? noFacts, counting.carriesLosses),
      ]),
    )
  }
  const wholes = await grossesOf(contracts)
  const uplines = await uplinesAmong(db, key, counting.timeZone, contracts, settled)
  // What comes since each upline's beginning, where that is later: of few, and seldom of more than one above.
  const since = new Map<bigint, bigint[]>(contracts.map(({ id }) => [id, []]))
  for (let place = 0, looked = contracts; looked.length > 0; place += 1) {
    looked = looked.filter(({ id }) => uplines.get(id)!.length > place)
    const later = looked.flatMap((contract) => {
      const from = paidFrom(key.startsAt, uplines.get(contract.id)![place]!.effectiveFrom)
      return from > paidFrom(key.startsAt, contract.effectiveFrom) ? [{ ...contract, effectiveFrom: from }] : []
    })
    const parts = await grossesOf(later)
    for (const { id, downlineId } of looked)
      since.get(id)!.push((parts.get(downlineId) ?? wholes.get(downlineId)!).gross)
  }
  const reckoned = contracts.map((contract) => {
    const { id, downlineId: memberId, version } = contract
    const whole = wholes.get(memberId)!
    const above = uplines
      .get(id)!
      .map((upline, place) => ({ memberId: upline.downlineId, since: since.get(id)![place]! }))
    const inputs = { ...whole.inputs, contractId: id.toString(), version, ...partOf(key, contract.effectiveFrom) }
    const uplineIds = above.map((upline) => upline.memberId)
    return { ...whole, memberId, inputs, uplineIds, bearers: sharesOf(whole.gross, above) }
  })
  const nets = netsOf(reckoned)
  return reckoned
    .map(({ memberId, inputs, gross, carry, uplineIds }) => {
      return { memberId, inputs, gross, net: nets.get(memberId)!, carry, uplineIds }
    })
    .toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))
}

/**
 * What a period comes to for everybody with a contract that stood at its end: by each one's terms over the team, less what
 * the next below with a contract got. Reads, and writes nothing.
 */
export async function reckon(
  db: Queryable,
  key: RunKey,
  counting: Counting,
  carries: Carries,
  settled?: SettledUplines,
): Promise<Reckoned[]> {
  return reckonAmong(db, key, counting, oneEach(await standingAt(db, key)), carries, settled)
}
