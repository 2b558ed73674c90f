import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface Authenticator {
  /** Null until the first code has proved that the app took the secret. */
  sealed: string | null
  pendingSealed: string | null
  boundAt: number | null
  /** The step of the last code that was taken. */
  lastStep: bigint
}

export async function findAuthenticator(db: Queryable, memberId: bigint): Promise<Authenticator | undefined> {
  return db.maybe<Authenticator>(sql`
    select sealed, pending_sealed as "pendingSealed", bound_at as "boundAt", last_step as "lastStep"
    from identity.authenticator
    where member_id = ${memberId}`)
}

export async function setPendingAuthenticator(tx: Tx, memberId: bigint, sealed: string): Promise<void> {
  await tx.run(sql`
    insert into identity.authenticator (member_id, pending_sealed)
    values (${memberId}, ${sealed})
    on conflict (member_id) do update
    set pending_sealed = excluded.pending_sealed`)
}

/** Binds the waiting secret, unless another one replaced it meanwhile; false then. */
export async function bindPendingAuthenticator(
  tx: Tx,
  memberId: bigint,
  secret: { pending: string; sealed: string; step: number },
  now: number,
): Promise<boolean> {
  const bound = await tx.run(sql`
    update identity.authenticator
    set sealed = ${secret.sealed}, pending_sealed = null, last_step = ${secret.step}, bound_at = ${new Date(now)}
    where member_id = ${memberId}
      and pending_sealed = ${secret.pending}`)
  return bound === 1
}

/** False where a code of this step or a later one was taken before, by whichever process. */
export async function useAuthenticatorStep(tx: Tx, memberId: bigint, step: number): Promise<boolean> {
  const used = await tx.run(sql`
    update identity.authenticator
    set last_step = ${step}
    where member_id = ${memberId}
      and last_step < ${step}`)
  return used === 1
}

export async function deleteAuthenticator(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    delete from identity.authenticator
    where member_id = ${memberId}`)
}
