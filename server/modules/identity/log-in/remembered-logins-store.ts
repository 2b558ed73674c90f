import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'

export interface RememberedLogin {
  seriesHash: Buffer
  memberId: bigint
  deviceHash: Buffer
  secretHash: Buffer
  passwordStamp: Buffer
}

/** As it is kept. */
export interface KeptLogin extends RememberedLogin {
  /** Replaced, or the device is no longer to be remembered: its browser no longer has it. */
  isRetired: boolean
}

/** One that has not run out. */
export async function findRememberedLogin(
  db: Queryable,
  seriesHash: Buffer,
  now: number,
): Promise<KeptLogin | undefined> {
  return db.maybe<KeptLogin>(sql`
    select series_hash as "seriesHash", member_id as "memberId", device_hash as "deviceHash",
      secret_hash as "secretHash", password_stamp as "passwordStamp", is_retired as "isRetired"
    from identity.remembered_login
    where series_hash = ${seriesHash}
      and expires_at > ${new Date(now)}`)
}

/** Takes the place of what the device was remembered by before, which is known until it runs out. */
export async function keepRememberedLogin(tx: Tx, login: RememberedLogin, expiresAt: number): Promise<void> {
  const device = `remembered ${login.memberId} ${login.deviceHash.toString('hex')}`
  // Two log-ins from one device at a time meet here, rather than at the index.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${device}, 0))`)
  await retireRememberedDevice(tx, login.memberId, login.deviceHash)
  await tx.run(sql`
    insert into identity.remembered_login
      (series_hash, member_id, device_hash, secret_hash, password_stamp, expires_at)
    values
      (${login.seriesHash}, ${login.memberId}, ${login.deviceHash}, ${login.secretHash}, ${login.passwordStamp},
       ${new Date(expiresAt)})`)
}

/** A use: the next secret takes the place of this one. False where it was used or replaced meanwhile. */
export async function rotateRememberedLogin(
  tx: Tx,
  login: RememberedLogin,
  nextSecretHash: Buffer,
  expiresAt: number,
): Promise<boolean> {
  const rotated = await tx.run(sql`
    update identity.remembered_login
    set secret_hash = ${nextSecretHash}, expires_at = ${new Date(expiresAt)}
    where series_hash = ${login.seriesHash}
      and secret_hash = ${login.secretHash}
      and not is_retired`)
  return rotated === 1
}

export async function removeRememberedLogin(db: Queryable, seriesHash: Buffer): Promise<boolean> {
  const removed = await db.run(sql`
    delete from identity.remembered_login
    where series_hash = ${seriesHash}`)
  return removed === 1
}

/**
 * A statement, or part of one with a condition, for a log-in from the device itself, whose browser has another one from
 * then on, or none: who comes with this one has a copy.
 */
export function retiringRememberedDevice(memberId: bigint, deviceHash: Buffer, condition = sql`true`): Sql {
  return sql`
    update identity.remembered_login
    set is_retired = true
    where member_id = ${memberId}
      and device_hash = ${deviceHash}
      and not is_retired
      and ${condition}`
}

export async function retireRememberedDevice(tx: Tx, memberId: bigint, deviceHash: Buffer): Promise<void> {
  await tx.run(retiringRememberedDevice(memberId, deviceHash))
}

/** For a wish from elsewhere: the device's browser may come with it and is only told that it is no longer good. */
export async function forgetRememberedDevice(tx: Tx, memberId: bigint, deviceHash: Buffer): Promise<void> {
  await tx.run(sql`
    delete from identity.remembered_login
    where member_id = ${memberId}
      and device_hash = ${deviceHash}
      and not is_retired`)
}

/** All of a member's: a device may be lost. */
export async function forgetRememberedLoginsOf(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    delete from identity.remembered_login
    where member_id = ${memberId}`)
}

/** Called by a schedule. */
export async function forgetOldRememberedLogins(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.remembered_login
    where expires_at <= ${new Date(now)}`)
}
