import type { audienceKinds } from '@croupier/api/messages/staff-answers.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'

/** What operators wrote. Times in epoch milliseconds. */
export interface StaffMessage {
  id: bigint
  memberId: bigint | null
  currency: string | null
  kind: (typeof audienceKinds)[number] | null
  teamOf: bigint | null
  joinedFrom: number | null
  joinedBefore: number | null
  titles: Record<string, string>
  texts: Record<string, string>
  link: string | null
  sentBy: string
  sentAt: number
  withdrawnAt: number | null
}

const columns: Sql = sql`
  id, member_id as "memberId", to_currency as "currency", to_kind as "kind", to_team as "teamOf",
  joined_from as "joinedFrom", joined_before as "joinedBefore", titles, texts, link, sent_by as "sentBy",
  sent_at as "sentAt", withdrawn_at as "withdrawnAt"`

const moment = (at: number | null) => (at === null ? null : new Date(at))

export async function insertStaffMessage(
  tx: Tx,
  message: Omit<StaffMessage, 'id' | 'withdrawnAt'>,
): Promise<StaffMessage> {
  return tx.one<StaffMessage>(sql`
    insert into messages.message
      (origin, member_id, to_currency, to_kind, to_team, joined_from, joined_before, titles, texts, link, sent_by, sent_at)
    values
      ('staff', ${message.memberId}, ${message.currency}, ${message.kind}, ${message.teamOf},
       ${moment(message.joinedFrom)}, ${moment(message.joinedBefore)}, ${JSON.stringify(message.titles)}::jsonb,
       ${JSON.stringify(message.texts)}::jsonb, ${message.link}, ${message.sentBy}, ${new Date(message.sentAt)})
    returning ${columns}`)
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
