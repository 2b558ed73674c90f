import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

export interface Message {
  id: bigint
  hostId: number
  side: 'member' | 'host' | 'house'
  memberId: bigint | null
  author: string
  text: string
  at: number
  removedBy: string | null
}

const columns: Sql = sql`
  m.id, m.host_id as "hostId", m.side, m.member_id as "memberId", m.author, m.text, m.at, m.removed_by as "removedBy"`

export async function insertMessage(tx: Tx, message: Omit<Message, 'id' | 'removedBy'>): Promise<Message> {
  const { hostId, side, memberId, author, text, at } = message
  return tx.one<Message>(sql`
    insert into chat.message as m (host_id, side, member_id, author, text, at)
    values (${hostId}, ${side}, ${memberId}, ${author}, ${text}, ${new Date(at)})
    returning ${columns}`)
}

/** Newest first. */
export async function messagesOf(
  db: Queryable,
  filter: { hostId: number; before: string | undefined; withRemoved: boolean; limit: number },
): Promise<Message[]> {
  const { hostId, before, withRemoved, limit } = filter
  return db.many<Message>(sql`
    select ${columns}
    from chat.message m
    where m.host_id = ${hostId}
      ${before === undefined ? empty : sql`and m.id < ${before}::bigint`}
      ${withRemoved ? empty : sql`and m.removed_at is null`}
    order by m.id desc
    limit ${limit}`)
}

export async function findMessage(db: Queryable, id: string): Promise<Message | undefined> {
  return db.maybe<Message>(sql`
    select ${columns}
    from chat.message m
    where m.id = ${id}::bigint`)
}

/** Removed again it stays as it was. */
export async function removeMessage(tx: Tx, id: bigint, by: string, at: number): Promise<Message | undefined> {
  return tx.maybe<Message>(sql`
    update chat.message m
    set removed_by = coalesce(m.removed_by, ${by}), removed_at = coalesce(m.removed_at, ${new Date(at)})
    where m.id = ${id}
    returning ${columns}`)
}

/** Forgets messages of long ago with the reports on them; one whose report waits is kept until it is ruled on. */
export async function forgetBefore(tx: Tx, before: number, limit: number): Promise<number> {
  const old = await tx.many<{ id: bigint }>(sql`
    select m.id
    from chat.message m
    where m.at < ${new Date(before)}
      and not exists (select from chat.report r where r.message_id = m.id and r.state = 'open')
    order by m.at
    limit ${limit}
    for update`)
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.run(sql`delete from chat.report where message_id = any(${ids}::bigint[])`)
  return tx.run(sql`delete from chat.message where id = any(${ids}::bigint[])`)
}

/** A member's place in a room, locked; made where there is none. */
export async function lockSeat(tx: Tx, memberId: bigint, hostId: number): Promise<{ wroteAt: number | null }> {
  await tx.run(sql`
    insert into chat.seat (member_id, host_id)
    values (${memberId}, ${hostId})
    on conflict do nothing`)
  return tx.one<{ wroteAt: number | null }>(sql`
    select wrote_at as "wroteAt"
    from chat.seat
    where member_id = ${memberId} and host_id = ${hostId}
    for update`)
}

export async function noteWritten(tx: Tx, memberId: bigint, hostId: number, at: number): Promise<void> {
  await tx.run(sql`
    update chat.seat
    set wrote_at = ${new Date(at)}
    where member_id = ${memberId} and host_id = ${hostId}`)
}

/** A member has read up to a message; never back again. */
export async function noteSeen(tx: Tx, memberId: bigint, hostId: number, messageId: string): Promise<void> {
  await tx.run(sql`
    insert into chat.seat as s (member_id, host_id, seen_id)
    select ${memberId}, h.id, ${messageId}::bigint
    from chat.host h
    where h.id = ${hostId}
    on conflict (member_id, host_id) do update
    set seen_id = greatest(s.seen_id, excluded.seen_id)`)
}

/** What a member has not seen in the rooms they came into, at most so many of each. */
export async function unseenOf(db: Queryable, memberId: bigint, most: number) {
  return db.many<{ modelId: number; unreadCount: number }>(sql`
    select s.host_id as "modelId", n.count::int as "unreadCount"
    from chat.seat s
    cross join lateral (
      select count(*)
      from (
        select
        from chat.message m
        where m.host_id = s.host_id
          and m.id > s.seen_id
          and m.removed_at is null
          and m.member_id is distinct from ${memberId}
        limit ${most}
      ) few
    ) n
    where s.member_id = ${memberId} and n.count > 0
    order by s.host_id`)
}
