import { randomUUID } from 'node:crypto'
import { openDatabase } from '../platform/database.ts'
import { auditLog } from '../modules/staff/index.ts'

/** An audit line of a command that works on the database from below the product. */
export async function recordPlainly(
  databaseUrl: string,
  user: string,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const database = openDatabase({ url: databaseUrl, connections: 1, applicationName: 'croupier ops' })
  const line = {
    actor: `ops:${user}`,
    action,
    requestId: `ops-${randomUUID()}`,
    ip: null,
    details,
    outcome: 'done' as const,
  }
  await database.transaction((tx) => auditLog.record(tx, line)).finally(() => database.close())
}
