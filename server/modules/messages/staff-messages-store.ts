import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import { type Audience, isListed } from './audience.ts'

/** What operators wrote, and to whom. Times in epoch milliseconds. */
export interface StaffLetter extends Audience {
  memberId: bigint | null
  titles: Record<string, string>
  texts: Record<string, string>
  link: string | null
  pictures: readonly string[]
  sentBy: string
  endsAt: number | null
}

export interface StaffMessage extends StaffLetter {
  id: bigint
  reached: bigint | null
  sentAt: number
  withdrawnAt: number | null
}

/** Of a message and of a plan alike. */
const letter: Sql = sql`
  id, member_id as "memberId", to_currency as "currency", to_kind as "kind", to_team as "teamOf",
  joined_from as "joinedFrom", joined_before as "joinedBefore", conditions, is_offer as "isOffer", titles,
  texts, link, pictures, sent_by as "sentBy", ends_at as "endsAt"`

const columns: Sql = sql`${letter}, reached, sent_at as "sentAt", withdrawn_at as "withdrawnAt"`

const moment = (at: number | null) => (at === null ? null : new Date(at))

const letterNames: Sql = sql`
  member_id, to_currency, to_kind, to_team, joined_from, joined_before, conditions, is_offer, titles, texts, link, pictures,
  sent_by, ends_at`

function letterValues(written: StaffLetter): Sql {
  const { memberId, currency, kind, teamOf, joinedFrom, joinedBefore, conditions, titles, texts, link } = written
  return sql`
    ${memberId}, ${currency}, ${kind}, ${teamOf}, ${moment(joinedFrom)}, ${moment(joinedBefore)},
    ${JSON.stringify(conditions)}::jsonb, ${written.isOffer}, ${JSON.stringify(titles)}::jsonb, ${JSON.stringify(texts)}::jsonb, ${link},
    ${[...written.pictures]}::text[], ${written.sentBy}, ${moment(written.endsAt)}`
}

export async function insertStaffMessage(tx: Tx, written: StaffLetter, sentAt: number): Promise<StaffMessage> {
  return tx.one<StaffMessage>(sql`
    insert into messages.message (${letterNames}, origin, is_listed, sent_at)
    values (${letterValues(written)}, 'staff', ${isListed(written)}, ${new Date(sentAt)})
    returning ${columns}`)
}

/** A letter that waits for its time. */
export interface Plan extends StaffLetter {
  id: bigint
  sendAt: number
}

const planColumns: Sql = sql`${letter}, send_at as "sendAt"`

export async function insertPlan(tx: Tx, written: StaffLetter, sendAt: number, now: number): Promise<Plan> {
  return tx.one<Plan>(sql`
    insert into messages.plan (${letterNames}, planned_at, send_at)
    values (${letterValues(written)}, ${new Date(now)}, ${new Date(sendAt)})
    returning ${planColumns}`)
}

/** The next to be sent first. */
export async function waitingPlans(db: Queryable, limit: number): Promise<Plan[]> {
  return db.many<Plan>(sql`
    select ${planColumns}
    from messages.plan
    where state = 'planned'
    order by send_at, id
    limit ${limit}`)
}

/** Locked; `isDue` by the database's clock. */
export async function lockPlan(
  tx: Tx,
  id: string,
): Promise<(Plan & { state: 'planned' | 'sent' | 'cancelled'; isDue: boolean }) | undefined> {
  return tx.maybe(sql`
    select ${planColumns}, state, send_at <= now() as "isDue"
    from messages.plan
    where id = ${id}::bigint
    for update`)
}

export async function endPlan(
  tx: Tx,
  id: bigint,
  { state, messageId }: { state: 'sent' | 'cancelled'; messageId: bigint | null },
): Promise<void> {
  await tx.run(sql`
    update messages.plan
    set state = ${state}, message_id = ${messageId}
    where id = ${id}`)
}

/** Newest first. */
export async function listOfStaff(db: Queryable, before: string | undefined, limit: number): Promise<StaffMessage[]> {
  return db.many<StaffMessage>(sql`
    select ${columns}
    from messages.message
    where origin = 'staff'
      and ${below(sql`id`, before)}
    order by id desc
    limit ${limit}`)
}

export async function findOfStaff(db: Queryable, id: string): Promise<StaffMessage | undefined> {
  return db.maybe<StaffMessage>(sql`
    select ${columns}
    from messages.message
    where id = ${id}::bigint and origin = 'staff'`)
}

/** Withdrawn a second time, it keeps the moment of the first. */
export async function withdrawOfStaff(tx: Tx, id: string, now: number): Promise<StaffMessage | undefined> {
  return tx.maybe<StaffMessage>(sql`
    update messages.message
    set withdrawn_at = coalesce(withdrawn_at, ${new Date(now)})
    where id = ${id}::bigint and origin = 'staff'
    returning ${columns}`)
}

const LATEST = 20

/** How many have read a message, and the latest of them. */
export async function readersOf(
  db: Queryable,
  id: string,
): Promise<{ readers: number; latest: { memberId: bigint; readAt: number }[] }> {
  const readings = sql`
    select member_id as "memberId", read_at as "readAt"
    from messages.mark
    where message_id = ${id}::bigint and read_at is not null
    union all
    select member_id, read_at
    from messages.message
    where id = ${id}::bigint and member_id is not null and read_at is not null`
  const { readers } = await db.one<{ readers: number }>(sql`select count(*)::int as readers from (${readings}) r`)
  const latest = await db.many<{ memberId: bigint; readAt: number }>(sql`
    select *
    from (${readings}) r
    order by "readAt" desc
    limit ${LATEST}`)
  return { readers, latest }
}
