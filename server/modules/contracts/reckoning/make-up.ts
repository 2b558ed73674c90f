import type { Queryable, Tx } from '../../../platform/database.ts'
import {
  correctLines,
  linesOf,
  lookAgain,
  markLooked,
  type Run,
  runsCarryingFrom,
  type RunKey,
  touchedRuns,
} from '../settlements/runs-store.ts'
import { BETS_KEPT } from './bets-store.ts'
import type { Carries } from './gather-facts.ts'
import { reckon } from './reckon.ts'

/** What a line comes to by now; ledger units. */
export interface Corrected {
  before: bigint
  after: bigint
  carry: bigint
}

/** An earlier period reckoned again, and the lines that come to something else by now. */
export interface MadeUp {
  runId: bigint
  differences: ReadonlyMap<bigint, Corrected>
}

export interface AllMadeUp {
  periods: readonly MadeUp[]
  /** What corrected periods leave to be made up for, by their ends. */
  carries: Carries
  /** Runs that carry on from these and end later than what is settled: a later one makes up for them. */
  later: readonly bigint[]
}

const earlier = (one: Run, other: Run) => one.endsAt - other.endsAt || (one.id < other.id ? -1 : 1)

/**
 * Earlier periods whose rounds were ruled on after they were settled, reckoned again by the contracts that stood then and
 * borne by whoever bore them, and those that carry on what they left: in their order, each counted as it was when it was settled.
 */
export async function findMadeUp(db: Queryable, key: RunKey, now: number): Promise<AllMadeUp> {
  const periods: MadeUp[] = []
  const carries = new Map<number, Map<bigint, bigint>>()
  const later = new Set<bigint>()
  const waiting = new Map((await touchedRuns(db, key, now - BETS_KEPT)).map((run) => [run.id, run]))
  for (let [run] = waiting.values(); run; [run] = [...waiting.values()].toSorted(earlier)) {
    waiting.delete(run.id)
    const lines = await linesOf(db, run.id)
    const settled = new Map(
      lines.flatMap(({ memberId, uplineIds }) => (uplineIds === null ? [] : [[memberId, uplineIds] as const])),
    )
    const reckoned = new Map(
      (await reckon(db, run, run.counting, carries, settled)).map((line) => [line.memberId, line]),
    )
    const differences = new Map<bigint, Corrected>()
    for (const { memberId, correctedNet: before, carry: left } of lines) {
      const { net: after, carry } = reckoned.get(memberId) ?? { net: 0n, carry: 0n }
      if (before !== after || left !== carry) differences.set(memberId, { before, after, carry })
      if (left !== carry) carries.set(run.endsAt, (carries.get(run.endsAt) ?? new Map()).set(memberId, carry))
    }
    periods.push({ runId: run.id, differences })
    if (!carries.has(run.endsAt)) continue
    for (const next of await runsCarryingFrom(db, run)) {
      if (next.endsAt <= key.endsAt) waiting.set(next.id, next)
      else later.add(next.id)
    }
  }
  return { periods, carries, later: [...later] }
}

/** Keeps that these were made up for. */
export async function keepMadeUp(tx: Tx, { periods, later }: AllMadeUp, now: number): Promise<void> {
  for (const { runId, differences } of periods) {
    await correctLines(tx, runId, differences)
    await markLooked(tx, runId, now)
  }
  await lookAgain(tx, later)
}

/** By agent, in all. */
export function correctionsOf({ periods }: AllMadeUp): ReadonlyMap<bigint, bigint> {
  const sums = new Map<bigint, bigint>()
  for (const { differences } of periods) {
    for (const [memberId, { before, after }] of differences) {
      if (before !== after) sums.set(memberId, (sums.get(memberId) ?? 0n) + after - before)
    }
  }
  return sums
}
