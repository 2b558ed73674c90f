import type { Event } from '../../../platform/event.ts'
import { commitsLater, empty, join, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { announced } from '../../../platform/outbox.ts'
import { deviceHashOf, rememberingDevice } from '../sessions/devices-store.ts'
import { type GuessKeys, takingBack } from './guesses-store.ts'
import { hasLoggedIn, recordingLogin } from './login-records-store.ts'
import { holderOfPassword } from '../passwords/credentials-store.ts'
import { rememberingNetwork } from '../sessions/networks-store.ts'
import { retiringRememberedDevice } from './remembered-logins-store.ts'
import { type NewSession, newToken, openingSession } from '../sessions/sessions-store.ts'

/** Somebody who comes in. */
export interface NewEntry extends NewSession {
  memberId: bigint
  deviceId: string | undefined
  /** Whether the network of the call counts as a place of the member's from now on. */
  isNetworkKept: boolean
}

export interface Entered {
  /** The session's. */
  id: bigint
  token: string
  /** Whether the member had never logged in before. */
  isFirst: boolean
}

/** The statement that writes an entry of whoever `holder` finds, with all that is remembered of a log-in. */
function entryStatement(
  entry: NewEntry,
  token: string,
  holder: Sql,
  beside: { parts?: readonly Sql[]; columns?: Sql } = {},
): Sql {
  const { now, ip, userAgent } = entry
  const deviceHash = deviceHashOf(entry.deviceId)
  const session = sql`session`
  const parts = [
    sql`holder as (${holder})`,
    sql`session as (${openingSession(sql`holder`, token, entry)})`,
    sql`record as (${recordingLogin(session, { at: now, outcome: 'done', ip, userAgent })})`,
    ...(deviceHash ? [sql`device as (${rememberingDevice(session, deviceHash, now, userAgent)})`] : []),
    ...(ip !== null && entry.isNetworkKept ? [sql`network as (${rememberingNetwork(session, ip, now)})`] : []),
    ...(beside.parts ?? []),
  ]
  return sql`
    with ${join(parts, ', ')}
    select session.id, first.is_first as "isFirst" ${beside.columns ? sql`, ${beside.columns}` : empty}
    from session
    cross join lateral (select not ${hasLoggedIn(sql`session.member_id`)} as is_first) first`
}

/** Writes an entry among other things that are true or not together with it. */
export async function writeEntry(tx: Tx, entry: NewEntry): Promise<Entered> {
  const token = newToken()
  const holder = sql`select ${entry.memberId}::bigint as member_id`
  const { id, isFirst } = await tx.one<Omit<Entered, 'token'>>(entryStatement(entry, token, holder))
  return { id, token, isFirst }
}

export interface PasswordEntry extends NewEntry {
  /** The hash of what was shown. */
  passwordHash: string
  /** What the guess was counted by: it was right. */
  guess: GuessKeys | undefined
  /** Whether this device is no longer to be remembered. */
  isDeviceForgotten: boolean
  /** What is announced of it, but for `sessionId` and `isFirst`. */
  event: Event
}

/**
 * Writes an entry by password, with its event, as one statement that is a transaction of its own, or after which only the
 * answer is kept. Undefined, and nothing written, where the password no longer opens anything. A crash of the database may
 * forget the last of it, session, history and answer together, as if the member had not come in yet: whatever they do that
 * lasts takes their entry along.
 */
export async function writePasswordEntry(db: Queryable, entry: PasswordEntry): Promise<Entered | undefined> {
  const token = newToken()
  const deviceHash = deviceHashOf(entry.deviceId)
  const { memberId, guess } = entry
  // Asked of what only reads: what writes cannot be asked twice, as happens where a row has been changed meanwhile.
  const known = sql`jsonb_build_object('sessionId', session.id::text, 'isFirst', first.is_first)`
  const isHeld = sql`exists (select from holder)`
  const row = await db.maybe<Omit<Entered, 'token'>>(
    entryStatement(entry, token, holderOfPassword(memberId, entry.passwordHash), {
      parts: [
        ...(guess ? [takingBack(guess, isHeld)] : []),
        ...(entry.isDeviceForgotten && deviceHash
          ? [sql`forgotten as (${retiringRememberedDevice(memberId, deviceHash, isHeld)})`]
          : []),
      ],
      columns: sql`${announced(entry.event, known)}, ${commitsLater}`,
    }),
  )
  return row && { id: row.id, token, isFirst: row.isFirst }
}
