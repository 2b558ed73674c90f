import { mayRole } from '@croupier/api/staff/roles.ts'
import type { StaffSession } from '../../platform/actor.ts'
import type { Queryable } from '../../platform/database.ts'
import { type Due, dueOf } from './operator.ts'
import { findOpenSession, markSeen } from './sessions-store.ts'

export interface SessionRules {
  /** Epoch milliseconds. */
  now: number
  idleMinutes: number
  isTotpRequired: boolean
  /** The page asks by itself: the session goes on idling. */
  isUnattended?: boolean | undefined
}

/** `seen_at` is written this seldom, so that most calls only read. */
const SEEN_MILLISECONDS = 60_000

/** What the operator must do first; until then `own.session` is the only permission. */
export interface StaffSessionWithDue extends StaffSession {
  readonly due: readonly Due[]
}

/** The session of a token, if it still counts: one select on a primary key, and a write once a minute. */
export async function findStaffSession(
  db: Queryable,
  token: string,
  rules: SessionRules,
): Promise<StaffSessionWithDue | undefined> {
  const row = await findOpenSession(db, token, rules.now, rules.idleMinutes)
  if (!row) return undefined
  if (!rules.isUnattended && row.seenAt <= rules.now - SEEN_MILLISECONDS) await markSeen(db, row.sessionId, rules.now)
  const due = dueOf(row, rules.isTotpRequired)
  return {
    kind: 'staff',
    sessionId: row.sessionId,
    staffId: row.staffId,
    account: row.account,
    role: row.role,
    due,
    mayDo: (permission) => permission === 'own.session' || (due.length === 0 && mayRole(row.role, permission)),
  }
}
