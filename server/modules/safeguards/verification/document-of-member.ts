import type { Queryable } from '../../../platform/database.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import type { Document } from './verification.ts'
import { findDocument } from './verifications-store.ts'

/** A document by its number, with its member's account as it is written; undefined where it is another member's. */
export async function documentOfMember(
  db: Queryable,
  { account, id }: { account: string; id: string },
): Promise<(Document & { account: string }) | undefined> {
  const member = await findMemberByAccount(db, account)
  const found = await findDocument(db, BigInt(id))
  return member && found?.memberId === member.id ? { ...found, account: member.account } : undefined
}
