import type { WriteScope } from '../../../platform/context.ts'
import { insertAffiliateCode } from '../registration/affiliates-store.ts'
import { pursesPort } from '../purses-port.ts'
import type { Member } from './member.ts'
import { setMemberType } from './members-store.ts'

const AGENT = 2

/**
 * Makes a member whom the caller has locked an agent: with an invitation code, which is their account, and a purse for
 * income. Answers `code-taken` where another agent has that code, and writes nothing then.
 */
export async function promoteMember(scope: WriteScope, member: Member): Promise<'promoted' | 'code-taken'> {
  const { tx } = scope
  if (!(await insertAffiliateCode(tx, member.account, member.id, scope.clock.now()))) return 'code-taken'
  await setMemberType(tx, member.id, AGENT)
  await scope.use(pursesPort).open(scope, { ...member, type: AGENT })
  return 'promoted'
}
