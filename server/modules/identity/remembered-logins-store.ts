import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

export interface RememberedLogin {
  seriesHash: Buffer
  memberId: bigint
  deviceHash: Buffer
  secretHash: Buffer
  passwordStamp: Buffer
}

/** One that has not run out. */
export async function findRememberedLogin(
  db: Queryable,
  seriesHash: Buffer,
  now: number,
): Promise<RememberedLogin | undefined> {
  return db.maybe<RememberedLogin>(sql`
    select series_hash as "seriesHash", member_id as "memberId", device_hash as "deviceHash",
      secret_hash as "secretHash", password_stamp as "passwordStamp"
    from identity.remembered_login
    where series_hash = ${seriesHash}
      and expires_at > ${new Date(now)}`)
}

/** Takes the place of what the device was remembered by before. */
export async function keepRememberedLogin(tx: Tx, login: RememberedLogin, expiresAt: number): Promise<void> {
  await tx.run(sql`
    insert into identity.remembered_login
      (series_hash, member_id, device_hash, secret_hash, password_stamp, expires_at)
    values
      (${login.seriesHash}, ${login.memberId}, ${login.deviceHash}, ${login.secretHash}, ${login.passwordStamp},
       ${new Date(expiresAt)})
    on conflict (member_id, device_hash) do update
    set series_hash = excluded.series_hash, secret_hash = excluded.secret_hash,
        password_stamp = excluded.password_stamp, expires_at = excluded.expires_at`)
}

/** A use: the next secret takes the place of this one. False where it was used meanwhile. */
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
      and secret_hash = ${login.secretHash}`)
  return rotated === 1
}

export async function removeRememberedLogin(db: Queryable, seriesHash: Buffer): Promise<boolean> {
  const removed = await db.run(sql`
    delete from identity.remembered_login
    where series_hash = ${seriesHash}`)
  return removed === 1
}

/** A statement, or part of one with a condition. */
export function forgettingRememberedDevice(memberId: bigint, deviceHash: Buffer, condition = sql`true`): Sql {
  return sql`
    delete from identity.remembered_login
    where member_id = ${memberId}
      and device_hash = ${deviceHash}
      and ${condition}`
}

export async function forgetRememberedDevice(tx: Tx, memberId: bigint, deviceHash: Buffer): Promise<void> {
  await tx.run(forgettingRememberedDevice(memberId, deviceHash))
}

/** All of a member's: he may have lost a device. */
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
