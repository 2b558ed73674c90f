import type { Queryable } from '../../platform/database.ts'
import { findMember, isAgentType, type Member } from '../identity/index.ts'

/** The agent a member stands directly under; undefined under the house itself. */
export async function uplineOf(db: Queryable, memberId: bigint): Promise<Member | undefined> {
  const member = await findMember(db, memberId)
  const parent = member?.parentId ? await findMember(db, member.parentId) : undefined
  // The root of the tree is the house, which is written to elsewhere.
  return parent && parent.parentId !== null && isAgentType(parent.type) ? parent : undefined
}
