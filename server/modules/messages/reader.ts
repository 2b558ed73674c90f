import { type Queryable, type Sql, sql } from '../../platform/database.ts'
import { ancestorsOf, findMember, isAgentType } from '../identity/index.ts'

/** What decides which broadcasts reach somebody. */
export interface Reader {
  memberId: bigint
  isAgent: boolean
  currency: string
  joinedAt: number
  parentId: bigint | null
  /** Everyone above, and the member: an agent belongs to the own team. */
  teams: readonly bigint[]
}

export async function readerOf(db: Queryable, memberId: bigint): Promise<Reader | undefined> {
  const member = await findMember(db, memberId)
  if (!member) return undefined
  return {
    memberId,
    isAgent: isAgentType(member.type),
    currency: member.currency,
    joinedAt: member.createdAt,
    parentId: member.parentId,
    teams: [memberId, ...(await ancestorsOf(db, memberId))],
  }
}

/** Whether `messages.message m` is shown to anybody still. */
export const isOut: Sql = sql`m.withdrawn_at is null and (m.ends_at is null or m.ends_at > now())`

/**
 * Whether the broadcast `messages.message m` is for a reader. Who comes later does not find what was said before. The first
 * of its lines is each index's own: what staff write to many, or what the reader's agent writes to all under them.
 */
export function isFor({ isAgent, currency, joinedAt, parentId, teams, memberId }: Reader, by: 'staff' | 'agent'): Sql {
  const joined = new Date(joinedAt)
  return sql`
    m.member_id is null
    and ${by === 'staff' ? sql`m.to_parent is null and not m.is_listed` : sql`m.to_parent = ${parentId}::bigint`}
    and ${isOut}
    and m.sent_at >= ${joined}
    and (m.sender_id is null or m.sender_id <> ${memberId})
    and (m.to_currency is null or m.to_currency = ${currency})
    and (m.to_kind is null or m.to_kind = ${isAgent ? 'agents' : 'members'})
    and (m.to_team is null or m.to_team = any(${teams}::bigint[]))
    and (m.joined_from is null or m.joined_from <= ${joined})
    and (m.joined_before is null or m.joined_before > ${joined})`
}
