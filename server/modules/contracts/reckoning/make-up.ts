import type { ReadScope } from '../../../platform/context.ts'
import type { Queryable, Tx } from '../../../platform/database.ts'
import { reckon } from './reckon.ts'
import { correctNets, linesOf, markLooked, type RunKey, touchedRuns } from '../settlements/runs-store.ts'

/** What an earlier period comes to differently by now. */
export interface MadeUp {
  runId: bigint
  startsAt: number
  differences: ReadonlyMap<bigint, { before: bigint; after: bigint }>
}

/** Earlier periods whose rounds were ruled on after they were settled, reckoned again by the contracts that stood then. */
export async function findMadeUp(scope: Pick<ReadScope, 'use'>, db: Queryable, key: RunKey): Promise<MadeUp[]> {
  const found: MadeUp[] = []
  for (const run of await touchedRuns(db, key)) {
    const nets = new Map((await reckon(scope, db, run)).map(({ memberId, net }) => [memberId, net]))
    const differences = new Map<bigint, { before: bigint; after: bigint }>()
    const lines = await linesOf(db, run.id)
    const known = new Map(lines.map(({ memberId, correctedNet }) => [memberId, correctedNet]))
    for (const memberId of new Set([...known.keys(), ...nets.keys()])) {
      const [before, after] = [known.get(memberId) ?? 0n, nets.get(memberId) ?? 0n]
      if (before !== after && known.has(memberId)) differences.set(memberId, { before, after })
    }
    found.push({ runId: run.id, startsAt: run.startsAt, differences })
  }
  return found
}

/** Keeps that these were made up for. */
export async function keepMadeUp(tx: Tx, found: readonly MadeUp[], now: number): Promise<void> {
  for (const { runId, differences } of found) {
    await correctNets(tx, runId, new Map([...differences].map(([memberId, { after }]) => [memberId, after])))
    await markLooked(tx, runId, now)
  }
}

/** By agent, in all. */
export function correctionsOf(found: readonly MadeUp[]): ReadonlyMap<bigint, bigint> {
  const sums = new Map<bigint, bigint>()
  for (const { differences } of found) {
    for (const [memberId, { before, after }] of differences) {
      sums.set(memberId, (sums.get(memberId) ?? 0n) + after - before)
    }
  }
  return sums
}
