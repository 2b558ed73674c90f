import type { AuditLog } from '../../platform/audit-port.ts'
import type { Queryable } from '../../platform/database.ts'
import { ChainCheck, type FoundFault } from './audit-chain.ts'
import { appendLine, makeMonths, readChain, readChainEnd } from './audit-lines-store.ts'

/** Fulfils auditPort. `record` is the last statement of its transaction: appends of others wait from there to commit. */
export const auditLog: AuditLog = { record: appendLine }

export interface AuditVerdict {
  isIntact: boolean
  lines: number
  /** Keep it elsewhere, and it proves later that nothing before it was rewritten. */
  lastHash: Buffer | undefined
  /** At most 100. */
  faults: FoundFault[]
}

/** Recomputes the whole chain, a thousand lines at a time; appends go on meanwhile. */
export async function checkAuditLog(db: Queryable, pageSize = 1000): Promise<AuditVerdict> {
  const end = await readChainEnd(db)
  const check = new ChainCheck()
  let hashAtEnd: Buffer | undefined
  for (;;) {
    const page = await readChain(db, check.lastSeq, pageSize)
    for (const line of page) {
      if (line.seq === end.seq) hashAtEnd = line.hash
      check.take(line)
    }
    if (page.length < pageSize) break
  }
  check.finish(end, await readChainEnd(db), hashAtEnd)
  return {
    isIntact: check.faults.length === 0,
    lines: check.lines,
    lastHash: check.lines === 0 ? undefined : check.lastHash,
    faults: check.faults,
  }
}

/** Makes this month's partition and the two after it. Called by a schedule. */
export async function prepareAuditMonths(db: Queryable, now: number): Promise<void> {
  await makeMonths(db, now)
}
