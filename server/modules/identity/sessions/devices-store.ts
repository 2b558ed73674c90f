import { createHash } from 'node:crypto'
import { DEVICE_ID_MIN } from '@croupier/api/identity/limits.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'

/** Undefined for a device that names itself in no way or in a guessable one: it stays unknown. */
export function deviceHashOf(deviceId: string | undefined): Buffer | undefined {
  if (deviceId === undefined || deviceId.length < DEVICE_ID_MIN) return undefined
  return createHash('sha256').update(deviceId).digest()
}

/** Whether the member of this id has logged in from this device before, as part of a statement. */
export function knowsDevice(memberId: Sql, deviceId: string | undefined): Sql {
  return sql`
    exists (
      select
      from identity.known_device d
      where d.member_id = ${memberId}
        and d.device_hash = ${deviceHashOf(deviceId) ?? null}::bytea)`
}

/** Part of a statement: remembers a device of whose `member_id` stands in `whose`. */
export function rememberingDevice(whose: Sql, deviceHash: Buffer, now: number, userAgent: string | null): Sql {
  return sql`
    insert into identity.known_device (member_id, device_hash, first_seen_at, last_seen_at, user_agent)
    select member_id, ${deviceHash}::bytea, ${new Date(now)}::timestamptz, ${new Date(now)}::timestamptz, ${userAgent}::text
    from ${whose}
    on conflict (member_id, device_hash) do update
    set last_seen_at = excluded.last_seen_at, user_agent = excluded.user_agent`
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
  page: { before: string | undefined; limit: number },
): Promise<KnownDevice[]> {
  return db.many<KnownDevice>(sql`
    select id, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt", user_agent as "userAgent"
    from identity.known_device
    where member_id = ${memberId}
      and ${below(sql`id`, page.before)}
    order by id desc
    limit ${page.limit}`)
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

/** When a member first used the newest of their devices; null where none is known. Epoch milliseconds. */
export async function newestDeviceAt(db: Queryable, memberId: bigint): Promise<number | null> {
  const { at } = await db.one<{ at: number | null }>(sql`
    select max(first_seen_at) as at
    from identity.known_device
    where member_id = ${memberId}`)
  return at
}

/** Somebody who has used the same device. */
export interface DeviceSharer {
  memberId: bigint
  account: string
}

/** The other members who have logged in from a device of this member's. */
export async function sharersOfDevices(db: Queryable, memberId: bigint, limit: number): Promise<DeviceSharer[]> {
  return db.many<DeviceSharer>(sql`
    select distinct m.id as "memberId", m.account
    from identity.known_device own
    join identity.known_device other on other.device_hash = own.device_hash and other.member_id <> own.member_id
    join identity.member m on m.id = other.member_id
    where own.member_id = ${memberId}
    order by m.id
    limit ${limit}`)
}

/** Everybody who has logged in from the device that one of them knows by this id. */
export async function usersOfDevice(db: Queryable, deviceId: string, limit: number): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select member_id as "memberId"
    from identity.known_device
    where device_hash = (select device_hash from identity.known_device where id = ${deviceId}::bigint)
    order by member_id
    limit ${limit}`)
  return rows.map(({ memberId }) => memberId)
}
