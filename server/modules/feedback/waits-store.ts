import { type Sql, sql, type Tx } from '../../platform/database.ts'
import type { Conversation } from './conversation.ts'

/** A conversation that somebody is told of. */
export type Waited = Pick<Conversation, 'id' | 'kind' | 'memberId'>

const told = sql`returning id, kind, member_id as "memberId"`
const oldest = (limit: number): Sql => sql`order by waits_since, id limit ${limit} for update skip locked`
/** Somebody of the house has written: a chat in which nothing was said waits for nobody. */
const wasAnswered = sql`
  exists (
    select
    from feedback.entry e
    where e.conversation_id = c.id and e.side = 'staff'
  )`

/** Marks those that have waited for the house since before then; none twice. */
export async function markLate(tx: Tx, before: number, at: number, limit: number): Promise<Waited[]> {
  return tx.many<Waited>(sql`
    update feedback.conversation
    set late_at = ${new Date(at)}
    where id in (
      select id
      from feedback.conversation
      where state = 'open' and late_at is null and waits_since <= ${new Date(before)}
      ${oldest(limit)}
    )
    ${told}`)
}

/** Marks those that have waited for their member since before then; none twice. */
export async function markReminded(tx: Tx, before: number, at: number, limit: number): Promise<Waited[]> {
  return tx.many<Waited>(sql`
    update feedback.conversation
    set reminded_at = ${new Date(at)}
    where id in (
      select id
      from feedback.conversation c
      where state = 'answered' and reminded_at is null and waits_since <= ${new Date(before)} and ${wasAnswered}
      ${oldest(limit)}
    )
    ${told}`)
}

/** Closes those whose member was reminded before then. */
export async function closeReminded(tx: Tx, before: number, at: number, limit: number): Promise<Waited[]> {
  return tx.many<Waited>(sql`
    update feedback.conversation
    set state = 'closed', changed_at = ${new Date(at)}, closed_at = ${new Date(at)}
    where id in (
      select id
      from feedback.conversation
      where state = 'answered' and reminded_at <= ${new Date(before)}
      ${oldest(limit)}
    )
    ${told}`)
}
