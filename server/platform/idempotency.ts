import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type Database, sql, type Tx } from './database.ts'
import { Refusal } from './refusal.ts'

/** How long a claim holds before another attempt may run: longer than any operation. */
const CLAIM_SECONDS = 60

/** Thrown inside the losing transaction of two equal calls, so that it rolls back and reads the winner's answer. */
export class AnsweredMeanwhile extends Error {}

/** A row of the keys: under its key this was asked, and so it is answered. */
export interface KeptAnswer {
  keyHash: Buffer
  requestHash: Buffer
  answerSealed: Buffer
}

/** Writes an answer in the transaction of its fact. @throws AnsweredMeanwhile */
export async function writeKept(tx: Tx, { keyHash, requestHash, answerSealed }: KeptAnswer): Promise<void> {
  const written = await tx.run(sql`
    insert into platform.idempotency (key_hash, request_hash, answer_sealed)
    values (${keyHash}, ${requestHash}, ${answerSealed})
    on conflict (key_hash) do nothing`)
  if (written === 0) throw new AnsweredMeanwhile()
}

interface Row {
  request_hash: Buffer
  answer_sealed: Buffer | null
  subject: string | null
  is_claimed: boolean
}

/** What an attempt under a key wrote before it asked somebody outside. */
export interface Begun {
  /** The name of what an earlier attempt wrote: `D20261122-…`. */
  subject: string | undefined
  keyHash: Buffer
  /** Writes the name with what it names. */
  keep(tx: Tx, subject: string): Promise<void>
}

/** What a call under a key begins, where it is written together with what others begin. */
export interface BegunSubject {
  keyHash: Buffer
  subject: string
}

/**
 * Writes the names of what several calls begin. Answers those written: who is missing has lost the claim to another attempt,
 * which does what was asked, so nothing of it may be written.
 */
export async function keepSubjects(tx: Tx, begun: readonly BegunSubject[]): Promise<ReadonlySet<string>> {
  if (begun.length === 0) return new Set()
  const written = await tx.many<{ subject: string }>(sql`
    update platform.idempotency i
    set subject = b.subject
    from unnest(${begun.map(({ keyHash }) => keyHash)}::bytea[], ${begun.map(({ subject }) => subject)}::text[])
           b(key_hash, subject)
    where i.key_hash = b.key_hash
      and i.answer_sealed is null
      and i.subject is null
    returning i.subject`)
  return new Set(written.map(({ subject }) => subject))
}

/** What a write under a key is given. */
export interface KeyedRun {
  beforeCommit(tx: Tx, answer: unknown): Promise<void>
  begun: Begun
  /** The answer as it is kept, for a statement that writes it itself. */
  keep(answer: unknown): KeptAnswer
}

function sealingKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'croupier', 'idempotent answer', 32))
}

function seal(answer: unknown, key: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), iv)
  const text =
    JSON.stringify(answer, (_name, value) => (typeof value === 'bigint' ? value.toString() : value)) ?? 'null'
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function unseal(sealed: Buffer, key: string): unknown {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
  return JSON.parse(text)
}

export interface KeyedCall {
  /** Whose key it is: the same text from another caller is another key. */
  owner: string
  operation: string
  key: string
  input: unknown
}

/**
 * Runs a write once per Idempotency-Key and answers a repeat with the first answer. Refused attempts leave nothing, so
 * they may be tried again under the same key. Answers rest sealed under the key, which we do not keep.
 *
 * `transaction`: everything stands in one transaction with the answer, and the key is written there. `claimed`: the key is
 * claimed first, because slow work or effects come before the commit that keeps the answer; an abandoned claim lapses after
 * a minute. What such an attempt wrote before it asked somebody outside stays with the key, so that the next attempt goes
 * on with it instead of starting over.
 * @throws Refusal request.idempotency.conflict for the same key with other input; busy.try.again while the first runs.
 */
export async function once<Answer>(
  database: Database,
  call: KeyedCall,
  mode: 'transaction' | 'claimed',
  run: (keyed: KeyedRun) => Promise<Answer>,
): Promise<Answer> {
  const keyHash = createHash('sha256')
    .update(JSON.stringify([call.owner, call.operation, call.key]))
    .digest()
  // Under the key, which we do not keep: an input may hold a password, and a bare hash of it could be guessed at.
  const requestHash = createHmac('sha256', call.key).update(JSON.stringify(call.input)).digest()

  let subject: string | undefined
  const replay = async (): Promise<{ answer: Answer } | undefined> => {
    const row = await database.maybe<Row>(sql`
      select request_hash, answer_sealed, subject, coalesce(claimed_until > now(), false) as is_claimed
      from platform.idempotency
      where key_hash = ${keyHash}`)
    if (!row) return undefined
    if (!row.request_hash.equals(requestHash)) throw new Refusal('request.idempotency.conflict')
    if (row.answer_sealed) return { answer: unseal(row.answer_sealed, call.key) as Answer }
    if (row.is_claimed) throw new Refusal('busy.try.again')
    subject = row.subject ?? undefined
    return undefined
  }

  const before = await replay()
  if (before) return before.answer

  if (mode === 'claimed') {
    const claim = await database.maybe<{ subject: string | null }>(sql`
      insert into platform.idempotency (key_hash, request_hash, claimed_until)
      values (${keyHash}, ${requestHash}, now() + make_interval(secs => ${CLAIM_SECONDS}))
      on conflict (key_hash) do update
      set claimed_until = excluded.claimed_until
      where idempotency.answer_sealed is null
        and coalesce(idempotency.claimed_until <= now(), true)
        and idempotency.request_hash = excluded.request_hash
      returning subject`)
    if (!claim) {
      const meanwhile = await replay()
      if (meanwhile) return meanwhile.answer
      throw new Refusal('busy.try.again')
    }
    // Between our look and our claim another attempt may have begun and been lost.
    subject = claim.subject ?? undefined
  }

  const beforeCommit = async (tx: Tx, answer: unknown) => {
    const written = await tx.run(sql`
      insert into platform.idempotency (key_hash, request_hash, answer_sealed)
      values (${keyHash}, ${requestHash}, ${seal(answer, call.key)})
      on conflict (key_hash) do update
      set answer_sealed = excluded.answer_sealed, claimed_until = null
      where idempotency.answer_sealed is null`)
    if (written === 0) throw new AnsweredMeanwhile()
  }

  const keepSubject = async (tx: Tx, name: string) => {
    const written = await keepSubjects(tx, [{ keyHash, subject: name }])
    // Our claim lapsed and another attempt took it: it does what was asked, and this one leaves nothing.
    if (!written.has(name)) throw new Refusal('busy.try.again')
  }

  try {
    const keep = (answer: unknown) => ({ keyHash, requestHash, answerSealed: seal(answer, call.key) })
    return await run({ beforeCommit, begun: { subject, keyHash, keep: keepSubject }, keep })
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) {
      const meanwhile = await replay()
      if (meanwhile) return meanwhile.answer
    }
    if (mode === 'claimed') await giveUp(database, keyHash)
    throw error
  }
}

/** Frees a claim whose attempt failed: the key is as it was before, but for what the attempt began. */
async function giveUp(database: Database, keyHash: Buffer): Promise<void> {
  await database.run(sql`
    with freed as (
      update platform.idempotency
      set claimed_until = null
      where key_hash = ${keyHash}
        and answer_sealed is null
        and subject is not null
    )
    delete from platform.idempotency
    where key_hash = ${keyHash}
      and answer_sealed is null
      and subject is null`)
}

/** Forgets keys older than a day. Called by a schedule. */
export async function forgetOldKeys(database: Database): Promise<number> {
  return database.run(sql`
    delete from platform.idempotency
    where made_at < now() - interval '24 hours'`)
}
