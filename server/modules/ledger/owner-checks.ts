import { assert } from '@croupier/basis/assert.ts'
import type { Sql } from '../../platform/database.ts'

/** What a module says of its own rows, to be compared with what the journal says of the same kinds. */
export interface OwnerCheck {
  /** The rows compared, as the operator reads it: "play bets". */
  name: string
  /** The kinds whose postings these rows cause; a kind has one owner. */
  kinds: readonly number[]
  /**
   * Answers rows `(kind smallint, unit text, amount numeric)`: per kind and unit, the sum of what was moved, in ledger
   * units and without sign. Read in the same snapshot as the journal.
   */
  totals: Sql
}

const checks = new Map<string, OwnerCheck>()

/** Adds a module's own proof to `ops ledger check`. @throws BrokenInvariant where a kind has two owners. */
export function registerOwnerCheck(check: OwnerCheck): void {
  for (const other of checks.values()) {
    if (other.name === check.name) continue
    const shared = other.kinds.find((kind) => check.kinds.includes(kind))
    assert(shared === undefined, `kind ${shared} has one owner: ${other.name} or ${check.name}`)
  }
  checks.set(check.name, check)
}

export function ownerChecks(): OwnerCheck[] {
  return [...checks.values()]
}
