import { type Database, sql, type Tx } from '../../platform/database.ts'
import {
  accountFindings,
  accountRanges,
  contraFindings,
  dayTotals,
  type Finding,
  houseBalances,
  itemFindings,
  journalDays,
  registerFindings,
  unitFindings,
} from './checks-store.ts'
import { type OwnerCheck, ownerChecks } from './owner-checks.ts'

export type { Finding } from './checks-store.ts'

export interface LedgerReport {
  /** Empty where everything adds up. */
  findings: Finding[]
  lines: bigint
  accountRanges: number
  days: number
  /** What the modules' own rows were compared by. */
  owners: string[]
}

export interface CheckOptions {
  /** Journal rows sorted at a time. */
  rowsPerRange?: number
  /** Modules whose rows are compared, in the place of all that are registered. */
  owners?: readonly OwnerCheck[]
  /** Told as the check proceeds: it may take an hour on a large ledger. */
  onProgress?: (sentence: string) => void
}

/** Sums per key, kept as bigint. */
class Sums {
  readonly byKey = new Map<string, bigint>()

  add(key: string, amount: bigint): void {
    this.byKey.set(key, (this.byKey.get(key) ?? 0n) + amount)
  }

  get(key: string): bigint {
    return this.byKey.get(key) ?? 0n
  }
}

async function ownerFindings(tx: Tx, check: OwnerCheck, moved: Sums): Promise<Finding[]> {
  const rows = await tx.many<{ kind: number; unit: string; amount: string | bigint }>(check.totals)
  const owned = new Sums()
  for (const row of rows) owned.add(`kind ${row.kind} in ${row.unit}`, BigInt(row.amount))
  const subjects = new Set(owned.byKey.keys())
  for (const subject of moved.byKey.keys()) {
    if (check.kinds.some((kind) => subject.startsWith(`kind ${kind} in `))) subjects.add(subject)
  }
  return [...subjects]
    .filter((subject) => owned.get(subject) !== moved.get(subject))
    .map((subject) => ({
      claim: `${check.name} move what the journal moved for them`,
      subject,
      expected: String(owned.get(subject)),
      found: String(moved.get(subject)),
    }))
}

/**
 * Proves the books, in one snapshot, while postings go on: every balance against its journal, line by line; both sides
 * of every leg; unguarded accounts against the journal; house against members per unit; and, per kind, the journal
 * against the rows of the modules that caused it. Work is cut into ranges and days, so it needs time but no memory.
 */
export function checkLedger(database: Database, options: CheckOptions = {}): Promise<LedgerReport> {
  const say = options.onProgress ?? (() => {})
  return database.transaction(async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read read only`)
    const findings: Finding[] = []
    findings.push(...(await registerFindings(tx)))
    findings.push(...(await unitFindings(tx)))

    const ranges = await accountRanges(tx, options.rowsPerRange ?? 2_000_000)
    for (const [index, range] of ranges.entries()) {
      say(`accounts, range ${index + 1} of ${ranges.length}`)
      findings.push(...(await accountFindings(tx, range)))
    }

    const gained = new Sums()
    const moved = new Sums()
    let lines = 0n
    const days = await journalDays(tx)
    for (const [index, day] of days.entries()) {
      say(`items, day ${index + 1} of ${days.length}`)
      findings.push(...(await itemFindings(tx, day)))
      findings.push(...(await contraFindings(tx, day)))
      for (const total of await dayTotals(tx, day)) {
        lines += BigInt(total.lines)
        if (total.house !== null) gained.add(String(total.house), BigInt(total.gained))
        moved.add(`kind ${total.kind} in ${total.unit}`, BigInt(total.moved))
      }
    }

    for (const house of await houseBalances(tx)) {
      const inJournal = gained.get(String(house.account))
      if (inJournal === BigInt(house.balance)) continue
      findings.push({
        claim: 'the balance of an unguarded account is what the journal moved there',
        subject: `account ${house.account}`,
        expected: String(inJournal),
        found: house.balance,
      })
    }

    const owners = options.owners ?? ownerChecks()
    for (const check of owners) {
      say(check.name)
      findings.push(...(await ownerFindings(tx, check, moved)))
    }
    return {
      findings,
      lines,
      accountRanges: ranges.length,
      days: days.length,
      owners: owners.map((check) => check.name),
    }
  })
}
