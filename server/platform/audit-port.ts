import type { Tx } from './database.ts'
import { port } from './port.ts'

/** One staff or ops action, as the audit log keeps it. `details` holds what was asked, without secrets. */
export interface AuditLine {
  actor: string
  action: string
  requestId: string
  ip: string | null
  details: Record<string, unknown>
  outcome: 'done' | 'refused'
}

/** The hash-chained log, kept by the staff module. The line is written in the transaction it speaks of. */
export interface AuditLog {
  record(tx: Tx, line: AuditLine): Promise<void>
}

export const auditPort = port<AuditLog>('audit')
