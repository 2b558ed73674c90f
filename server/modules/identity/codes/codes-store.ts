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
  /** Where it was asked for. */
  askedFrom: Buffer
  sealed: string
  sentAt: number
  expiresAt: number
}

/** Keeps a code in the place of the one before. */
export async function keepCode(tx: Tx, code: CodeToKeep): Promise<void> {
  await tx.run(sql`
    insert into identity.verification_code
      (target_hash, purpose, member_id, asked_from, sealed, sent_at, expires_at)
    values
      (${code.targetHash}, ${code.purpose}, ${code.memberId}, ${code.askedFrom}, ${code.sealed},
       ${new Date(code.sentAt)}, ${new Date(code.expiresAt)})
    on conflict (target_hash, purpose) do update
    set member_id = excluded.member_id,
        asked_from = excluded.asked_from,
        sealed = excluded.sealed,
        tries = 0,
        tries_elsewhere = 0,
        sent_at = excluded.sent_at,
        expires_at = excluded.expires_at`)
}

/** A code that was kept at this time, while it is good and no other took its place. */
export async function findKeptCode(
  tx: Tx,
  { targetHash, purpose, sentAt }: Pick<CodeToKeep, 'targetHash' | 'purpose' | 'sentAt'>,
  now: number,
): Promise<string | undefined> {
  const row = await tx.maybe<{ sealed: string }>(sql`
    select sealed
    from identity.verification_code
    where target_hash = ${targetHash}
      and purpose = ${purpose}
      and sent_at = ${new Date(sentAt)}
      and expires_at > ${new Date(now)}`)
  return row?.sealed
}

export interface TriedCode {
  sealed: string
  memberId: bigint | null
  /** With this one: those from where the code was asked for, or those from everywhere else together. */
  tries: number
  expiresAt: number
}

/**
 * Counts a try before it is compared: of a burst of guesses no more are looked at than allowed. Tries from where the code
 * was asked for have their own count, so that strangers cannot use them up.
 */
export async function tryCode(
  db: Queryable,
  targetHash: Buffer,
  purpose: string,
  triedFrom: Buffer,
): Promise<TriedCode | undefined> {
  return db.maybe<TriedCode>(sql`
    update identity.verification_code
    set tries = tries + case when asked_from = ${triedFrom} then 1 else 0 end,
        tries_elsewhere = tries_elsewhere + case when asked_from = ${triedFrom} then 0 else 1 end
    where target_hash = ${targetHash}
      and purpose = ${purpose}
    returning sealed, member_id as "memberId",
      case when asked_from = ${triedFrom} then tries else tries_elsewhere end as tries, expires_at as "expiresAt"`)
}

/** Uses a code up; false where somebody else has just done so, or a newer one took its place. */
export async function useCodeUp(tx: Tx, targetHash: Buffer, purpose: string, sealed: string): Promise<boolean> {
  const deleted = await tx.run(sql`
    delete from identity.verification_code
    where target_hash = ${targetHash}
      and purpose = ${purpose}
      and sealed = ${sealed}`)
  return deleted === 1
}

/** Codes that were sent for a member, to whatever they had then. */
export async function forgetCodesOf(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    delete from identity.verification_code
    where member_id = ${memberId}`)
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
