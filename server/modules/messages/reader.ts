import { type Sql, sql } from '../../platform/database.ts'
import { memberInTeams } from '../identity/index.ts'

/** Begins a statement that says what reaches a member: what decides it is read by the same statement, as `reader`. */
export function withReader(memberId: bigint): Sql {
  return sql`with reader as materialized (${memberInTeams(memberId)})`
}

/**
 * Whether `messages.message m` is shown to the `reader` still. An offer is seen by whoever takes offers now: who switches
 * them off, or takes a break, sees none, not even those that came before; who switches them on sees what is out still.
 */
export const isShown: Sql = sql`
  m.withdrawn_at is null
  and (m.ends_at is null or m.ends_at > now())
  and (not m.is_offer or (select r.takes_offers from reader r))`

/**
 * Whether the broadcast `messages.message m` is for the `reader`. Who comes later does not find what was said before. The
 * first of its lines is each index's own: what staff write to many, or what the reader's agent writes to all under them.
 */
export function isFor(by: 'staff' | 'agent'): Sql {
  return sql`
    m.member_id is null
    and ${
      by === 'staff'
        ? sql`m.to_parent is null and not m.is_listed`
        : sql`m.to_parent = (select r.parent_id from reader r)`
    }
    and ${isShown}
    and m.sent_at >= (select r.created_at from reader r)
    and (m.sender_id is null or m.sender_id <> (select r.member_id from reader r))
    and (m.to_currency is null or m.to_currency = (select r.currency from reader r))
    and (m.to_kind is null or m.to_kind = (select case when r.is_agent then 'agents' else 'members' end from reader r))
    and (m.to_team is null or m.to_team = any((select r.teams from reader r)::bigint[]))
    and (m.joined_from is null or m.joined_from <= (select r.created_at from reader r))
    and (m.joined_before is null or m.joined_before > (select r.created_at from reader r))`
}
