import { createHash } from 'node:crypto'
import { DEVICE_ID_MIN } from '@croupier/api/identity/limits.ts'
import { empty, type Queryable, sql, type Tx } from '../../platform/database.ts'
import { isAccount } from './members-store.ts'

/** Undefined for a device that names itself in no way or in a guessable one: it stays unknown. */
export function deviceHashOf(deviceId: string | undefined): Buffer | undefined {
  if (deviceId === undefined || deviceId.length < DEVICE_ID_MIN) return undefined
  return createHash('sha256').update(deviceId).digest()
}

/** Whether the account of this name has logged in from this device before. */
export async function isKnownDevice(db: Queryable, account: string, deviceId: string | undefined): Promise<boolean> {
  const hash = deviceHashOf(deviceId)
  if (!hash) return false
  const row = await db.maybe(sql`
    select
    from identity.known_device d
    join identity.member m on m.id = d.member_id
    where ${isAccount(account)}
      and d.device_hash = ${hash}`)
  return row !== undefined
}

export async function rememberDevice(
  tx: Tx,
  memberId: bigint,
  deviceId: string | undefined,
  now: number,
  userAgent: string | null,
): Promise<void> {
  const hash = deviceHashOf(deviceId)
  if (!hash) return
  await tx.run(sql`
    insert into identity.known_device (member_id, device_hash, first_seen_at, last_seen_at, user_agent)
    values (${memberId}, ${hash}, ${new Date(now)}, ${new Date(now)}, ${userAgent})
    on conflict (member_id, device_hash) do update
    set last_seen_at = excluded.last_seen_at, user_agent = excluded.user_agent`)
}

export interface KnownDevice {
  id: bigint
  /** Epoch milliseconds. */
  firstSeenAt: number
  lastSeenAt: number
  userAgent: string | null
}

/** The devices a member has logged in from, newest first, below `before`. */
export async function devicesOf(
  db: Queryable,
  memberId: bigint,
  page: { before: bigint | undefined; size: number },
): Promise<KnownDevice[]> {
  return db.many<KnownDevice>(sql`
    select id, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt", user_agent as "userAgent"
    from identity.known_device
    where member_id = ${memberId}
      ${page.before === undefined ? empty : sql`and id < ${page.before}`}
    order by id desc
    limit ${page.size}`)
}

/** Answers the forgotten device's hash; undefined where the member has no such device. */
export async function deleteDevice(tx: Tx, memberId: bigint, id: bigint): Promise<Buffer | undefined> {
  const row = await tx.maybe<{ hash: Buffer }>(sql`
    delete from identity.known_device
    where id = ${id}
      and member_id = ${memberId}
    returning device_hash as hash`)
  return row?.hash
}
