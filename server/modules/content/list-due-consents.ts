import { TERMS_SLUG } from '@croupier/api/content/terms-slug.ts'
import { listDueConsents } from '@croupier/api/content/list-due-consents.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { findMember } from '../identity/index.ts'
import { dueConsents } from './content-pages-store.ts'

export default implement(listDueConsents, async (ctx) => {
  const member = await findMember(ctx.db, ctx.session.memberId)
  assert(member, 'a session is a member’s')
  // Whoever registers agrees to the terms as they stand then.
  return { list: await dueConsents(ctx.db, member.id, member.createdAt, [TERMS_SLUG]) }
})
