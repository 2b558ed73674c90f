import { UNREAD_MOST } from '@croupier/api/messages/count-unread.ts'
import type { MessageKind, MessageOrigin } from '@croupier/api/messages/message-answers.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import type { Facts, Message } from './message.ts'
import { isFor, isShown, withReader } from './reader.ts'

const columns: Sql = sql`
  m.id, m.origin, m.member_id as "memberId", m.sender_id as "senderId", m.kind, m.facts, m.titles, m.texts, m.link,
  m.pictures, m.sent_at as "sentAt"`

/** Writes what the house tells of events; answers what was new, and to whom. An event that is told again writes nothing. */
export async function writeSystemMessages(
  tx: Tx,
  written: readonly { memberId: bigint; kind: MessageKind; facts: Facts; source: string; at: number }[],
): Promise<{ id: bigint; memberId: bigint }[]> {
  return tx.many<{ id: bigint; memberId: bigint }>(sql`
    insert into messages.message (origin, member_id, kind, facts, source, sent_at)
    select 'system', w.member_id, w.kind, w.facts, w.source, w.sent_at
    from unnest(
      ${written.map(({ memberId }) => memberId)}::bigint[],
      ${written.map(({ kind }) => kind)}::text[],
      ${written.map(({ facts }) => JSON.stringify(facts))}::jsonb[],
      ${written.map(({ source }) => source)}::text[],
      ${written.map(({ at }) => new Date(at).toISOString())}::timestamptz[]
    ) w (member_id, kind, facts, source, sent_at)
    on conflict (source) do nothing
    returning id, member_id as "memberId"`)
}

export interface NewLetter {
  origin: Extract<MessageOrigin, 'agent' | 'member'>
  /** Null: all direct members of the sender. */
  memberId: bigint | null
  senderId: bigint
  title: string
  text: string
  language: string
  at: number
}

/** A letter between an agent and members. */
export async function insertLetter(tx: Tx, letter: NewLetter): Promise<Message> {
  const { origin, memberId, senderId, title, text, language, at } = letter
  return tx.one<Message>(sql`
    insert into messages.message as m (origin, member_id, sender_id, titles, texts, to_parent, sent_at)
    values (${origin}, ${memberId}, ${senderId}, ${JSON.stringify({ [language]: title })}::jsonb,
      ${JSON.stringify({ [language]: text })}::jsonb, ${memberId === null ? senderId : null}, ${new Date(at)})
    returning ${columns}, null as "readAt"`)
}

export interface Page {
  origin?: MessageOrigin | undefined
  isUnreadOnly?: boolean
  before: string | undefined
  limit: number
}

/** Who writes to many: their messages stand in an index each. */
const broadcasters = ['staff', 'agent'] as const

/**
 * Newest first: what was written to the reader alone, the broadcasts that reach them, and what they were listed for. Each
 * is read by its own index, a page of each at most.
 */
export async function inboxOf(db: Queryable, memberId: bigint, page: Page): Promise<Message[]> {
  const { origin, isUnreadOnly = false, before, limit } = page
  const asked = sql`
    ${origin === undefined ? empty : sql`and m.origin = ${origin}`}
    and ${below(sql`m.id`, before)}`
  const [staff, agent] = broadcasters.map(
    (by) => sql`
      select ${columns}, k.read_at as "readAt"
      from messages.message m
      left join messages.mark k on k.message_id = m.id and k.member_id = ${memberId}
      where ${isFor(by)}
        and k.hidden_at is null
        ${isUnreadOnly ? sql`and k.read_at is null` : empty}
        ${asked}
      order by m.id desc
      limit ${limit}`,
  )
  return db.many<Message>(sql`
    ${withReader(memberId)}
    (
      select ${columns}, m.read_at as "readAt"
      from messages.message m
      where m.member_id = ${memberId}
        and m.hidden_at is null
        and ${isShown}
        ${isUnreadOnly ? sql`and m.read_at is null` : empty}
        ${asked}
      order by m.id desc
      limit ${limit}
    )
    union all
    (${staff!})
    union all
    (${agent!})
    union all
    (
      select ${columns}, k.read_at as "readAt"
      from messages.mark k
      join messages.message m on m.id = k.message_id
      where k.member_id = ${memberId}
        and k.is_listed
        and k.hidden_at is null
        and ${isShown}
        ${isUnreadOnly ? sql`and k.read_at is null` : empty}
        ${origin === undefined ? empty : sql`and m.origin = ${origin}`}
        and ${below(sql`k.message_id`, before)}
      order by k.message_id desc
      limit ${limit}
    )
    order by id desc
    limit ${limit}`)
}

/** A message to this reader alone, while it waits to be read. */
export async function unreadOf(db: Queryable, memberId: bigint, id: string): Promise<Message | undefined> {
  return db.maybe<Message>(sql`
    ${withReader(memberId)}
    select ${columns}, m.read_at as "readAt"
    from messages.message m
    where m.id = ${id}::bigint
      and m.member_id = ${memberId}
      and m.read_at is null
      and m.hidden_at is null
      and ${isShown}`)
}

/** How many wait to be read; counted no further than a badge shows. */
export async function countUnreadOf(db: Queryable, memberId: bigint): Promise<number> {
  const [staff, agent] = broadcasters.map(
    (by) => sql`
      select
      from messages.message m
      where ${isFor(by)}
        and not exists (
          select
          from messages.mark k
          where k.message_id = m.id
            and k.member_id = ${memberId}
            and (k.read_at is not null or k.hidden_at is not null))
      limit ${UNREAD_MOST}`,
  )
  const { count } = await db.one<{ count: number }>(sql`
    ${withReader(memberId)}
    select least(${UNREAD_MOST}, (
      select count(*)
      from (
        select
        from messages.message m
        where m.member_id = ${memberId}
          and m.read_at is null
          and m.hidden_at is null
          and ${isShown}
        limit ${UNREAD_MOST}
      ) own
    ) + (select count(*) from (${staff!}) told) + (select count(*) from (${agent!}) told) + (
      select count(*)
      from (
        select
        from messages.mark k
        join messages.message m on m.id = k.message_id
        where k.member_id = ${memberId}
          and k.is_listed
          and k.hidden_at is null
          and k.read_at is null
          and ${isShown}
        limit ${UNREAD_MOST}
      ) listed
    ))::int as count`)
  return count
}

/** Broadcasts marked at once: more wait unread for nobody. */
const MARKED_MOST = 1000

/** Notes that the reader has read messages: those named, else all. */
export async function markRead(
  tx: Tx,
  memberId: bigint,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  const at = new Date(now)
  const named = ids === undefined ? empty : sql`and m.id = any(${ids}::bigint[])`
  await tx.run(sql`
    ${withReader(memberId)}
    update messages.message m
    set read_at = ${at}
    where m.member_id = ${memberId}
      and m.read_at is null
      and m.hidden_at is null
      and ${isShown}
      ${named}`)
  await tx.run(sql`
    ${withReader(memberId)}
    update messages.mark k
    set read_at = ${at}
    from messages.message m
    where m.id = k.message_id
      and k.member_id = ${memberId}
      and k.is_listed
      and k.hidden_at is null
      and k.read_at is null
      and ${isShown}
      ${named}`)
  for (const by of broadcasters) {
    await tx.run(sql`
      ${withReader(memberId)}
      insert into messages.mark as k (message_id, member_id, read_at)
      select m.id, ${memberId}::bigint, ${at}
      from messages.message m
      where ${isFor(by)}
        ${named}
      order by m.id desc
      limit ${MARKED_MOST}
      on conflict (member_id, message_id) do update
      set read_at = excluded.read_at
      where k.read_at is null`)
  }
}

/** Takes a message out of the reader's inbox; answers whether there is such a one. */
export async function hideMessage(tx: Tx, memberId: bigint, id: string, now: number): Promise<boolean> {
  const at = new Date(now)
  const own = await tx.run(sql`
    update messages.message
    set hidden_at = coalesce(hidden_at, ${at})
    where id = ${id}::bigint
      and member_id = ${memberId}`)
  if (own > 0) return true
  const listed = await tx.run(sql`
    update messages.mark
    set hidden_at = coalesce(hidden_at, ${at})
    where message_id = ${id}::bigint
      and member_id = ${memberId}
      and is_listed`)
  if (listed > 0) return true
  for (const by of broadcasters) {
    const told = await tx.run(sql`
      ${withReader(memberId)}
      insert into messages.mark as k (message_id, member_id, hidden_at)
      select m.id, ${memberId}::bigint, ${at}
      from messages.message m
      where m.id = ${id}::bigint
        and ${isFor(by)}
      on conflict (member_id, message_id) do update
      set hidden_at = coalesce(k.hidden_at, excluded.hidden_at)`)
    if (told > 0) return true
  }
  return false
}

/** The names of a message's pictures, where it lies in the reader's inbox. */
export async function picturesFor(db: Queryable, memberId: bigint, id: string): Promise<readonly string[] | undefined> {
  const row = await db.maybe<{ pictures: string[] }>(sql`
    ${withReader(memberId)}
    select m.pictures
    from messages.message m
    left join messages.mark k on k.message_id = m.id and k.member_id = ${memberId}
    where m.id = ${id}::bigint
      and ${isShown}
      and m.hidden_at is null
      and k.hidden_at is null
      and (m.member_id = ${memberId} or k.is_listed or (${isFor('staff')}))`)
  return row?.pictures
}

/** What a member wrote, newest first. */
export async function outboxOf(
  db: Queryable,
  senderId: bigint,
  before: string | undefined,
  limit: number,
): Promise<Message[]> {
  return db.many<Message>(sql`
    select ${columns}, m.read_at as "readAt"
    from messages.message m
    where m.sender_id = ${senderId}
      and ${below(sql`m.id`, before)}
    order by m.id desc
    limit ${limit}`)
}

/** Forgets what is older than it is kept, with its marks, some at a time; answers how many. */
export async function forgetMessagesBefore(db: Queryable, before: number, limit: number): Promise<number> {
  const { forgotten } = await db.one<{ forgotten: number }>(sql`
    with gone as (
      delete from messages.message
      where id in (
        select id
        from messages.message
        where sent_at < ${new Date(before)}
        order by sent_at
        limit ${limit})
      returning id
    ), unmarked as (
      delete from messages.mark
      where message_id in (select id from gone)
    )
    select count(*)::int as forgotten
    from gone`)
  return forgotten
}
