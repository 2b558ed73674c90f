import type { Scope, WriteScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { type Entered, type NewEntry, writeEntry, writePasswordEntry } from '../log-in/entries-store.ts'
import { loggedIn } from '../events.ts'
import type { GuessKeys } from '../log-in/guesses-store.ts'
import { isTrialType, sessionHours } from '../members/member.ts'

interface Comer {
  id: bigint
  type: number
}

function entryOf(scope: Scope, member: Comer, deviceId: string | undefined): NewEntry {
  return {
    memberId: member.id,
    hours: sessionHours(member.type),
    now: scope.clock.now(),
    ip: scope.visit?.ip ?? null,
    userAgent: scope.visit?.userAgent || null,
    deviceId,
    isNetworkKept: !isTrialType(member.type),
  }
}

/** Opens a session with all that is remembered of a log-in, in the caller's transaction. */
export async function beginSession(scope: WriteScope, member: Comer, deviceId: string | undefined): Promise<Entered> {
  const entered = await writeEntry(scope.tx, entryOf(scope, member, deviceId))
  const { id, isFirst } = entered
  scope.announce(loggedIn({ memberId: member.id.toString(), sessionId: id.toString(), isFirst }))
  return entered
}

export interface ShownPassword {
  deviceId: string | undefined
  hash: string
  /** What the guess was counted by: it was right. */
  guess: GuessKeys | undefined
  /** Whether this device is no longer to be remembered. */
  isDeviceForgotten: boolean
}

/**
 * The same for who has shown this password, where nothing else is to be true together with it: one statement does it.
 * Undefined where the password was changed meanwhile, or the member may no longer come in.
 */
export async function beginSessionByPassword(
  scope: Scope,
  db: Queryable,
  member: Comer,
  { deviceId, hash, guess, isDeviceForgotten }: ShownPassword,
): Promise<Entered | undefined> {
  return writePasswordEntry(db, {
    ...entryOf(scope, member, deviceId),
    passwordHash: hash,
    guess,
    isDeviceForgotten,
    event: loggedIn({ memberId: member.id.toString(), sessionId: '', isFirst: false }),
  })
}
