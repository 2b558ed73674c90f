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

/** What the devices of a member say of them. */
export interface DeviceFacts {
  /** When they first used the newest of them; null where none is known. Epoch milliseconds. */
  newestDeviceAt: number | null
  /** Whether another member has used one of them. */
  isDeviceShared: boolean
  registeredAt: number
}

/** The same of many members at once. */
export async function deviceFactsOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, DeviceFacts>> {
  const rows = await db.many<DeviceFacts & { memberId: bigint }>(sql`
    select m.id as "memberId", m.created_at as "registeredAt",
      (select max(d.first_seen_at) from identity.known_device d where d.member_id = m.id) as "newestDeviceAt",
      exists (
        select
        from identity.known_device own
        join identity.known_device other on other.device_hash = own.device_hash and other.member_id <> own.member_id
        where own.member_id = m.id) as "isDeviceShared"
    from identity.member m
    where m.id = any(${[...new Set(memberIds)]}::bigint[])`)
  return new Map(rows.map(({ memberId, ...facts }) => [memberId, facts]))
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
