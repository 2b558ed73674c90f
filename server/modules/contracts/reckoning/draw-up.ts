import type { ReadScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { type Netted, netOut } from './cascade.ts'
import { type Counting, countingNow } from './counting.ts'
import { type AllMadeUp, correctionsOf, findMadeUp } from './make-up.ts'
import { reckon } from './reckon.ts'
import { receivablesOf } from '../settlements/receivables-store.ts'
import type { NewLine, RunKey } from '../settlements/runs-store.ts'

export interface DrawnLine extends NewLine, Pick<Netted, 'taken' | 'advanced'> {}

export interface DrawnUp {
  lines: readonly DrawnLine[]
  madeUp: AllMadeUp
  /** How it is counted, now and whenever it is again. */
  counting: Counting
  /** What the company pays in all. */
  companyTotal: bigint
}

/** A period with all that is owed, to the last unit, as it would be settled now. Reads, and writes nothing. */
export async function drawUp(scope: Pick<ReadScope, 'use' | 'clock'>, db: Queryable, key: RunKey): Promise<DrawnUp> {
  const counting = countingNow(scope, key.currency)
  const madeUp = await findMadeUp(db, key, scope.clock.now())
  const reckoned = new Map((await reckon(db, key, counting, madeUp.carries)).map((line) => [line.memberId, line]))
  const corrections = correctionsOf(madeUp)
  const nothing = { inputs: {}, gross: 0n, net: 0n, carry: 0n, uplineIds: [] }
  const ids = [...new Set([...reckoned.keys(), ...corrections.keys()])]
  const owed = await receivablesOf(db, key, ids)
  const lines = ids
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((memberId): DrawnLine => {
      const { inputs, gross, net, carry, uplineIds } = reckoned.get(memberId) ?? nothing
      const correction = corrections.get(memberId) ?? 0n
      const netted = netOut(net + correction, owed.get(memberId) ?? [])
      return { memberId, inputs, gross, net, correction, carry, uplineIds, ...netted }
    })
  return { lines, madeUp, counting, companyTotal: lines.reduce((sum, { paid }) => sum + paid, 0n) }
}
