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

/** Whether the broadcast `messages.message m` is for a reader. Who comes later does not find what was said before. */
export function isFor({ isAgent, currency, joinedAt, parentId, teams, memberId }: Reader): Sql {
  const joined = new Date(joinedAt)
  return sql`
    m.withdrawn_at is null
    and m.sent_at >= ${joined}
    and (m.sender_id is null or m.sender_id <> ${memberId})
    and (m.to_currency is null or m.to_currency = ${currency})
    and (m.to_kind is null or m.to_kind = ${isAgent ? 'agents' : 'members'})
    and (m.to_team is null or m.to_team = any(${teams}::bigint[]))
    and (m.to_parent is null or m.to_parent = ${parentId}::bigint)
    and (m.joined_from is null or m.joined_from <= ${joined})
    and (m.joined_before is null or m.joined_before > ${joined})`
}
