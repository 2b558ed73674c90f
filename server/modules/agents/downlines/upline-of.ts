import type { Queryable } from '../../../platform/database.ts'
import { findMember, type Member } from '../../identity/index.ts'

/** The direct upline; undefined where that is the house. */
export async function uplineOf(db: Queryable, memberId: bigint): Promise<Member | undefined> {
  const member = await findMember(db, memberId)
  const upline = member?.parentId == null ? undefined : await findMember(db, member.parentId)
  return upline?.parentId == null ? undefined : upline
}
