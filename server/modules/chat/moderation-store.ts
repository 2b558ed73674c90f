import type { ChatFault } from '@croupier/api/chat/chat-answers.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import type { Mute } from './host.ts'

const columns: Sql = sql`
  id, member_id as "memberId", host_id as "hostId", reason, note, by, at, until, lifted_by as "liftedBy"`

/** The mute that lasts longest of those that hold for a member in a room. */
export async function muteOf(db: Queryable, memberId: bigint, hostId: number, now: number): Promise<Mute | undefined> {
  return db.maybe<Mute>(sql`
    select ${columns}
    from chat.mute
    where member_id = ${memberId}
      and lifted_at is null
      and until > ${new Date(now)}
      and (host_id is null or host_id = ${hostId})
    order by until desc
    limit 1`)
}

export async function insertMute(tx: Tx, mute: Omit<Mute, 'id' | 'liftedBy'>): Promise<Mute> {
  const { memberId, hostId, reason, note, by, at, until } = mute
  return tx.one<Mute>(sql`
    insert into chat.mute (member_id, host_id, reason, note, by, at, until)
    values (${memberId}, ${hostId}, ${reason}, ${note}, ${by}, ${new Date(at)}, ${new Date(until)})
    returning ${columns}`)
}

/** Lifted again it stays as it was. */
export async function liftMute(tx: Tx, id: string, by: string, at: number): Promise<Mute | undefined> {
  return tx.maybe<Mute>(sql`
    update chat.mute
    set lifted_by = coalesce(lifted_by, ${by}), lifted_at = coalesce(lifted_at, ${new Date(at)})
    where id = ${id}::bigint
    returning ${columns}`)
}

const MUTES_SHOWN = 200

export async function runningMutes(db: Queryable, now: number): Promise<Mute[]> {
  return db.many<Mute>(sql`
    select ${columns}
    from chat.mute
    where lifted_at is null and until > ${new Date(now)}
    order by id desc
    limit ${MUTES_SHOWN}`)
}

export interface Report {
  id: bigint
  messageId: bigint
  reporterId: bigint
  reason: ChatFault
  state: 'open' | 'upheld' | 'dismissed'
  at: number
  ruledBy: string | null
}

const reportColumns: Sql = sql`
  id, message_id as "messageId", reporter_id as "reporterId", reason, state, at, ruled_by as "ruledBy"`

/** One of a member's on a message; told again it changes nothing. */
export async function insertReport(tx: Tx, report: Pick<Report, 'messageId' | 'reporterId' | 'reason' | 'at'>) {
  const { messageId, reporterId, reason, at } = report
  await tx.run(sql`
    insert into chat.report (message_id, reporter_id, reason, at)
    values (${messageId}, ${reporterId}, ${reason}, ${new Date(at)})
    on conflict (message_id, reporter_id) do nothing`)
}

export async function lockReport(tx: Tx, id: string): Promise<Report | undefined> {
  return tx.maybe<Report>(sql`
    select ${reportColumns}
    from chat.report
    where id = ${id}::bigint
    for update`)
}

/** Rules on all open reports of a message. */
export async function ruleOnReports(
  tx: Tx,
  messageId: bigint,
  ruling: { state: Report['state']; by: string; at: number },
): Promise<void> {
  await tx.run(sql`
    update chat.report
    set state = ${ruling.state}, ruled_by = ${ruling.by}, ruled_at = ${new Date(ruling.at)}
    where message_id = ${messageId} and state = 'open'`)
}

/** What waits, oldest first; what was ruled on, newest first. */
export async function listReports(
  db: Queryable,
  filter: { state: Report['state']; after: string | undefined; limit: number },
): Promise<Report[]> {
  const { state, after, limit } = filter
  const isOver = state !== 'open'
  return db.many<Report>(sql`
    select ${reportColumns}
    from chat.report
    where state = ${state}
      ${after === undefined ? empty : isOver ? sql`and id < ${after}::bigint` : sql`and id > ${after}::bigint`}
    order by id ${isOver ? sql`desc` : sql`asc`}
    limit ${limit}`)
}

export async function openReportsByHost(db: Queryable): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many<{ hostId: number; count: number }>(sql`
    select m.host_id as "hostId", count(*)::int as count
    from chat.report r
    join chat.message m on m.id = r.message_id
    where r.state = 'open'
    group by m.host_id`)
  return new Map(rows.map(({ hostId, count }) => [hostId, count]))
}

export async function blockedWords(db: Queryable): Promise<{ word: string; compared: string }[]> {
  return db.many<{ word: string; compared: string }>(sql`
    select word, compared
    from chat.blocked_word
    order by word`)
}

/** Nobody else changes the list until the transaction ends; whoever writes in a room reads it meanwhile. */
export async function lockBlockedWords(tx: Tx): Promise<void> {
  await tx.run(sql`lock table chat.blocked_word in share row exclusive mode`)
}

export async function replaceBlockedWords(tx: Tx, words: readonly { word: string; compared: string }[]): Promise<void> {
  await tx.run(sql`delete from chat.blocked_word`)
  await tx.run(sql`
    insert into chat.blocked_word (word, compared)
    select *
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ compared }) => compared)}::text[])`)
}
