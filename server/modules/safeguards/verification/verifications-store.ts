import type { DocumentKind, DocumentState } from '@croupier/api/safeguards/verification/verification-answers.ts'
import { assert } from '@croupier/basis/assert.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import type { StoredFile } from '../../../platform/files.ts'
import { above } from '../../../platform/page.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Document, Verification } from './verification.ts'

const standing: Sql = sql`
  v.member_id as "memberId", v.state, v.note, v.refusals, v.document_id as "documentId", d.state as "documentState",
  d.kind, d.sent_at as "sentAt", d.reason, d.valid_until as "validUntil"`

const document: Sql = sql`
  d.id, d.member_id as "memberId", d.kind, d.state, d.sent_at as "sentAt", d.decided_by as "decidedBy",
  d.decided_at as "decidedAt", d.reason, d.valid_until as "validUntil",
  (select count(*) from safeguards.verification_picture p where p.document_id = d.id)::int as pictures`

export async function findVerification(db: Queryable, memberId: bigint): Promise<Verification | undefined> {
  return db.maybe<Verification>(sql`
    select ${standing}
    from safeguards.verification v
    left join safeguards.verification_document d on d.id = v.document_id
    where v.member_id = ${memberId}`)
}

/** How a member stands, held until the transaction ends; who has no row gets one. */
export async function lockVerification(tx: Tx, memberId: bigint, now: number): Promise<Verification> {
  await tx.run(sql`
    insert into safeguards.verification (member_id, state, changed_at)
    values (${memberId}, 'none', ${new Date(now)})
    on conflict (member_id) do nothing`)
  await tx.one(sql`
    select member_id
    from safeguards.verification
    where member_id = ${memberId}
    for update`)
  const found = await findVerification(tx, memberId)
  assert(found, 'a row that is held is there')
  return found
}

export interface Change {
  state: Verification['state']
  note?: string | null
  refusals?: number
  documentId?: bigint
}

export async function changeVerification(
  tx: Tx,
  before: Verification,
  change: Change,
  now: number,
): Promise<Verification> {
  const { state, note, refusals, documentId } = { ...before, ...change }
  await tx.run(sql`
    update safeguards.verification
    set state = ${state}, note = ${note}, refusals = ${refusals}, document_id = ${documentId},
      changed_at = ${new Date(now)}
    where member_id = ${before.memberId}`)
  return { ...before, ...change }
}

const placeOf = (documentId: bigint, place: number) => `safeguards.verification_picture:${documentId}:${place}`

/** Keeps a document with its pictures, which are sealed. */
export async function insertDocument(
  tx: Tx,
  secrets: Secrets,
  sent: { memberId: bigint; kind: DocumentKind; pictures: readonly StoredFile[]; sentAt: number },
): Promise<bigint> {
  const { memberId, kind, pictures, sentAt } = sent
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into safeguards.verification_document (member_id, kind, state, sent_at)
    values (${memberId}, ${kind}, 'submitted', ${new Date(sentAt)})
    returning id`)
  for (const [place, { bytes, contentType }] of pictures.entries()) {
    await tx.run(sql`
      insert into safeguards.verification_picture (document_id, place, content_type, sealed)
      values (${id}, ${place}, ${contentType}, ${secrets.seal(bytes.toString('base64'), placeOf(id, place))})`)
  }
  return id
}

export async function findDocument(db: Queryable, id: bigint): Promise<Document | undefined> {
  return db.maybe<Document>(sql`
    select ${document}
    from safeguards.verification_document d
    where d.id = ${id}`)
}

/** One picture in base64; undefined where it is not kept, or not any more. */
export async function openPicture(
  db: Queryable,
  secrets: Secrets,
  id: bigint,
  place: number,
): Promise<{ contentType: string; picture: string } | undefined> {
  const kept = await db.maybe<{ contentType: string; sealed: string }>(sql`
    select content_type as "contentType", sealed
    from safeguards.verification_picture
    where document_id = ${id} and place = ${place}`)
  return kept && { contentType: kept.contentType, picture: secrets.open(kept.sealed, placeOf(id, place)) }
}

export interface Decision {
  state: 'verified' | 'refused'
  by: string
  at: number
  reason: string | null
  validUntil: number | null
}

export async function decideDocument(tx: Tx, id: bigint, { state, by, at, reason, validUntil }: Decision) {
  await tx.run(sql`
    update safeguards.verification_document
    set state = ${state}, decided_by = ${by}, decided_at = ${new Date(at)}, reason = ${reason},
      valid_until = ${validUntil === null ? null : new Date(validUntil)}
    where id = ${id}`)
}

/** What was verified before this document is not needed any more: neither are its pictures. */
export async function replaceOlder(tx: Tx, { id, memberId }: Pick<Document, 'id' | 'memberId'>): Promise<void> {
  await tx.run(sql`
    with replaced as (
      update safeguards.verification_document
      set state = 'replaced'
      where member_id = ${memberId} and id < ${id} and state = 'verified'
      returning id
    )
    delete from safeguards.verification_picture
    where document_id in (select id from replaced)`)
}

/** Deletes pictures of documents that were refused before a moment, some at a time. */
export async function forgetRefusedPictures(db: Queryable, before: number, most: number): Promise<number> {
  return db.run(sql`
    delete from safeguards.verification_picture
    where (document_id, place) in (
      select p.document_id, p.place
      from safeguards.verification_picture p
      join safeguards.verification_document d on d.id = p.document_id
      where d.state = 'refused' and d.decided_at < ${new Date(before)}
      limit ${most})`)
}

/** A document whose last day has come, or comes soon. */
export interface RunOut {
  id: bigint
  memberId: bigint
  said: 'soon' | 'over'
}

/**
 * Marks documents that count until a moment as told of, some at a time; none twice. Whoever has sent another since is told
 * nothing of the one before.
 */
export async function markRunOut(tx: Tx, now: number, soon: number, most: number): Promise<RunOut[]> {
  return tx.many<RunOut>(sql`
    update safeguards.verification_document d
    set run_out_told = case when d.valid_until <= ${new Date(now)} then 'over' else 'soon' end
    where d.id in (
      select w.id
      from safeguards.verification_document w
      join safeguards.verification v on v.document_id = w.id and v.state = 'verified'
      where w.state = 'verified' and w.valid_until is not null and w.run_out_told is distinct from 'over'
        and (w.valid_until <= ${new Date(now)} or w.valid_until <= ${new Date(soon)} and w.run_out_told is null)
      order by w.valid_until
      limit ${most}
      for update of w skip locked
    )
    returning d.id, d.member_id as "memberId", d.run_out_told as said`)
}

function isIn(state: DocumentState, now: number): Sql {
  const at = new Date(now)
  switch (state) {
    case 'verified':
      return sql`d.state = 'verified' and (d.valid_until is null or d.valid_until > ${at})`
    case 'expired':
      return sql`d.state = 'verified' and d.valid_until <= ${at}`
    default:
      return sql`d.state = ${state}`
  }
}

/** Who waits longest stands first. */
export async function listDocuments(
  db: Queryable,
  filter: { state: DocumentState; memberId: bigint | undefined; after: string | undefined; limit: number },
  now: number,
): Promise<Document[]> {
  const { state, memberId, after, limit } = filter
  return db.many<Document>(sql`
    select ${document}
    from safeguards.verification_document d
    where ${isIn(state, now)}
      ${memberId === undefined ? empty : sql`and d.member_id = ${memberId}`}
      and ${above(sql`d.id`, after)}
    order by d.id
    limit ${limit}`)
}
