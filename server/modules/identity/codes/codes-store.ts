import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { type CodeRequests, HOUR_MILLISECONDS } from './code-throttle.ts'

/** What has been asked of a target; its row is locked until the transaction ends, so that two cannot pass together. */
export async function lockCodeRequests(tx: Tx, targetHash: Buffer, now: number): Promise<CodeRequests> {
  await tx.run(sql`
    insert into identity.code_request (target_hash, asked_at, last_asked_at)
    values (${targetHash}, '{}', ${new Date(now)})
    on conflict (target_hash) do nothing`)
  const row = await tx.one<{ asked: bigint[]; lockedUntil: number | null }>(sql`
    select coalesce(
        (select array_agg((extract(epoch from asked) * 1000)::bigint order by asked) from unnest(asked_at) as asked),
        '{}'::bigint[]) as asked,
      locked_until as "lockedUntil"
    from identity.code_request
    where target_hash = ${targetHash}
    for update`)
  return { asked: row.asked.map(Number), lockedUntil: row.lockedUntil ?? undefined }
}

export async function keepCodeRequests(
  tx: Tx,
  targetHash: Buffer,
  { asked, lockedUntil }: CodeRequests,
  now: number,
): Promise<void> {
  await tx.run(sql`
    update identity.code_request
    set asked_at = ${asked.map((at) => new Date(at))}::timestamptz[],
        locked_until = ${lockedUntil === undefined ? null : new Date(lockedUntil)},
        last_asked_at = ${new Date(now)}
    where target_hash = ${targetHash}`)
}

/** Takes back a request that came to nothing, so that it may be made again at once. */
export async function forgetCodeRequest(db: Queryable, targetHash: Buffer, askedAt: number): Promise<void> {
  await db.run(sql`
    update identity.code_request
    set asked_at = array_remove(asked_at, ${new Date(askedAt)}::timestamptz)
    where target_hash = ${targetHash}`)
}

export interface CodeToKeep {
  targetHash: Buffer
  purpose: string
  memberId: bigint | null
  sealed: string
  sentAt: number
  expiresAt: number
}

/** Keeps a code in the place of the one before. */
export async function keepCode(tx: Tx, code: CodeToKeep): Promise<void> {
  await tx.run(sql`
    insert into identity.verification_code (target_hash, purpose, member_id, sealed, sent_at, expires_at)
    values (${code.targetHash}, ${code.purpose}, ${code.memberId}, ${code.sealed}, ${new Date(code.sentAt)},
            ${new Date(code.expiresAt)})
    on conflict (target_hash, purpose) do update
    set member_id = excluded.member_id,
        sealed = excluded.sealed,
        tries = 0,
        sent_at = excluded.sent_at,
        expires_at = excluded.expires_at`)
}

export interface TriedCode {
  sealed: string
  memberId: bigint | null
  /** With this one. */
  tries: number
  expiresAt: number
}

/** Counts a try before it is compared: of a burst of guesses no more are looked at than allowed. */
export async function tryCode(db: Queryable, targetHash: Buffer, purpose: string): Promise<TriedCode | undefined> {
  return db.maybe<TriedCode>(sql`
    update identity.verification_code
    set tries = tries + 1
    where target_hash = ${targetHash}
      and purpose = ${purpose}
    returning sealed, member_id as "memberId", tries, expires_at as "expiresAt"`)
}

/** Uses a code up; false where somebody else has just done so, or a newer one took its place. */
export async function useCodeUp(db: Queryable, targetHash: Buffer, purpose: string, sealed: string): Promise<boolean> {
  const deleted = await db.run(sql`
    delete from identity.verification_code
    where target_hash = ${targetHash}
      and purpose = ${purpose}
      and sealed = ${sealed}`)
  return deleted === 1
}

/** Called by a schedule. An expired code stays for a while, so that it is told from one never sent. */
export async function forgetOldCodes(db: Queryable, now: number): Promise<number> {
  const before = new Date(now - HOUR_MILLISECONDS)
  const codes = await db.run(sql`
    delete from identity.verification_code
    where expires_at <= ${before}`)
  const requests = await db.run(sql`
    delete from identity.code_request
    where last_asked_at <= ${before}`)
  return codes + requests
}
