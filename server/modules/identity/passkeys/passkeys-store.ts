import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface Passkey {
  id: bigint
  memberId: bigint
  /** What its authenticator calls it. */
  credentialId: Buffer
  publicKey: Buffer
  counter: bigint
  transports: string[]
}

export interface ListedPasskey {
  id: bigint
  name: string
  isSynced: boolean
  /** Epoch milliseconds. */
  madeAt: number
  usedAt: number | null
}

const columns = sql`
  id, member_id as "memberId", credential_id as "credentialId", public_key as "publicKey", counter, transports`

export async function findPasskey(db: Queryable, credentialId: Buffer): Promise<Passkey | undefined> {
  return db.maybe<Passkey>(sql`
    select ${columns}
    from identity.passkey
    where credential_id = ${credentialId}`)
}

/** A member's keys as they are listed; there are at most PASSKEY_LIMIT. */
export async function passkeysOf(db: Queryable, memberId: bigint): Promise<(Passkey & ListedPasskey)[]> {
  return db.many<Passkey & ListedPasskey>(sql`
    select ${columns}, name, is_synced as "isSynced", made_at as "madeAt", used_at as "usedAt"
    from identity.passkey
    where member_id = ${memberId}
    order by id desc`)
}

/** Undefined where somebody has this key already. */
export async function insertPasskey(
  tx: Tx,
  key: Omit<Passkey, 'id'> & { name: string; isSynced: boolean; madeAt: number },
): Promise<bigint | undefined> {
  const row = await tx.maybe<{ id: bigint }>(sql`
    insert into identity.passkey
      (member_id, credential_id, public_key, counter, transports, is_synced, name, made_at)
    values
      (${key.memberId}, ${key.credentialId}, ${key.publicKey}, ${key.counter}, ${key.transports}::text[],
       ${key.isSynced}, ${key.name}, ${new Date(key.madeAt)})
    on conflict do nothing
    returning id`)
  return row?.id
}

/**
 * Notes a use in the transaction that opens the session; false where the key was removed or used meanwhile, or its
 * member may no longer come in.
 */
export async function usePasskey(tx: Tx, key: Passkey, counter: bigint, now: number): Promise<boolean> {
  const member = await tx.maybe(sql`
    select
    from identity.member
    where id = ${key.memberId}
      and state = 'active'
    for share`)
  if (!member) return false
  const used = await tx.run(sql`
    update identity.passkey
    set counter = ${counter}, used_at = ${new Date(now)}
    where id = ${key.id}
      and counter = ${key.counter}`)
  return used === 1
}

export async function deletePasskey(tx: Tx, memberId: bigint, id: bigint): Promise<boolean> {
  const deleted = await tx.run(sql`
    delete from identity.passkey
    where id = ${id}
      and member_id = ${memberId}`)
  return deleted === 1
}

export async function deletePasskeysOf(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    delete from identity.passkey
    where member_id = ${memberId}`)
}
