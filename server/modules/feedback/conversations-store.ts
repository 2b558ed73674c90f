import type { CaseKind, CaseState } from '@croupier/api/feedback/case-answers.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { above, below } from '../../platform/page.ts'
import type { Conversation, Entry } from './conversation.ts'

const columns: Sql = sql`
  id, kind, type, member_id as "memberId", sender, language, state, taken_by as "takenBy", rating,
  opened_at as "openedAt", changed_at as "changedAt", seen_at as "seenAt",
  waits_since as "waitsSince", late_at as "lateAt", reminded_at as "remindedAt"`

export type NewConversation = Pick<Conversation, 'kind' | 'type' | 'memberId' | 'sender' | 'language' | 'openedAt'>

export async function insertConversation(tx: Tx, opened: NewConversation): Promise<Conversation> {
  const at = new Date(opened.openedAt)
  return tx.one<Conversation>(sql`
    insert into feedback.conversation (kind, type, member_id, sender, language, opened_at, changed_at, waits_since)
    values (${opened.kind}, ${opened.type}, ${opened.memberId}, ${opened.sender}, ${opened.language}, ${at}, ${at}, ${at})
    returning ${columns}`)
}

export async function insertEntry(
  tx: Tx,
  conversationId: bigint,
  { side, author, text, pictures, at }: Omit<Entry, 'id'>,
): Promise<void> {
  await tx.run(sql`
    insert into feedback.entry (conversation_id, side, author, text, pictures, at)
    values (${conversationId}, ${side}, ${author}, ${text}, ${pictures}::text[], ${new Date(at)})`)
}

export async function findConversation(db: Queryable, id: string): Promise<Conversation | undefined> {
  return db.maybe<Conversation>(sql`
    select ${columns}
    from feedback.conversation
    where id = ${id}::bigint`)
}

export async function lockConversation(tx: Tx, id: string): Promise<Conversation | undefined> {
  return tx.maybe<Conversation>(sql`
    select ${columns}
    from feedback.conversation
    where id = ${id}::bigint
    for update`)
}

/** The chat of a member that is not over. */
export async function openChatOf(tx: Tx, memberId: bigint): Promise<Conversation | undefined> {
  return tx.maybe<Conversation>(sql`
    select ${columns}
    from feedback.conversation
    where member_id = ${memberId} and kind = 'chat' and state <> 'closed'`)
}

export async function countOpenOf(tx: Tx, memberId: bigint): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count
    from feedback.conversation
    where member_id = ${memberId} and kind in ('complaint', 'question') and state <> 'closed'`)
  return count
}

export interface Change {
  state?: CaseState
  takenBy?: string | null
  rating?: number
  seenAt?: number
  changedAt?: number
  /** Another wait begins. */
  waitsSince?: number
}

export async function changeConversation(tx: Tx, before: Conversation, change: Change): Promise<Conversation> {
  const { state, takenBy, rating, seenAt, changedAt, waitsSince } = { ...before, ...change }
  const isNewWait = waitsSince !== before.waitsSince
  return tx.one<Conversation>(sql`
    update feedback.conversation
    set state = ${state}, taken_by = ${takenBy}, rating = ${rating},
      seen_at = ${seenAt === null ? null : new Date(seenAt)}, changed_at = ${new Date(changedAt)},
      waits_since = ${new Date(waitsSince)},
      late_at = case when ${isNewWait} then null else late_at end,
      reminded_at = case when ${isNewWait} then null else reminded_at end,
      closed_at = case when ${state} = 'closed' then coalesce(closed_at, ${new Date(changedAt)}) end
    where id = ${before.id}
    returning ${columns}`)
}

/** As many as a page shows of one conversation. */
const ENTRIES_SHOWN = 200

/** The latest entries, the oldest of them first. */
export async function entriesOf(db: Queryable, conversationId: bigint, withNotes: boolean): Promise<Entry[]> {
  const latest = await db.many<Entry>(sql`
    select id, side, author, text, pictures, at
    from feedback.entry
    where conversation_id = ${conversationId}
      ${withNotes ? empty : sql`and side <> 'note'`}
    order by id desc
    limit ${ENTRIES_SHOWN}`)
  return latest.toReversed()
}

export async function pictureNameOf(
  db: Queryable,
  conversationId: bigint,
  entryId: string,
  index: number,
): Promise<string | undefined> {
  const entry = await db.maybe<{ pictures: string[] }>(sql`
    select pictures
    from feedback.entry
    where id = ${entryId}::bigint and conversation_id = ${conversationId}`)
  return entry?.pictures[index]
}

/** Newest first. */
export async function conversationsOf(
  db: Queryable,
  memberId: bigint,
  before: string | undefined,
  limit: number,
): Promise<Conversation[]> {
  return db.many<Conversation>(sql`
    select ${columns}
    from feedback.conversation
    where member_id = ${memberId}
      and ${below(sql`id`, before)}
    order by id desc
    limit ${limit}`)
}

/** Where a queue goes on: behind this wait. */
export interface WaitPlace {
  at: number
  id: bigint
}

/** What waits, whoever has waited longest first; what is over, newest first. */
export async function listConversations(
  db: Queryable,
  filter: {
    state: CaseState
    kind: CaseKind | undefined
    /** Null: what nobody has taken. */
    takenBy: string | null | undefined
    after: WaitPlace | undefined
    limit: number
  },
): Promise<Conversation[]> {
  const { state, kind, takenBy, after, limit } = filter
  const isOver = state === 'closed'
  return db.many<Conversation>(sql`
    select ${columns}
    from feedback.conversation
    where state = ${state}
      ${kind === undefined ? empty : sql`and kind = ${kind}`}
      ${takenBy === undefined ? empty : sql`and taken_by is not distinct from ${takenBy}`}
      and ${isOver ? below(sql`id`, after?.id) : above(sql`waits_since, id`, after && sql`${new Date(after.at)}, ${after.id}`)}
    order by ${isOver ? sql`id desc` : sql`waits_since, id`}
    limit ${limit}`)
}
