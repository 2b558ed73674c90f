import { releaseContact } from '@croupier/api/identity/contacts/release-contact.ts'
import { implement } from '../../../platform/implement.ts'
import { forgetCodesOf } from '../codes/codes-store.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { dropPasswordReset } from '../passwords/password-resets-store.ts'
import { removeEmail } from './emails-store.ts'
import { removeMobile } from './mobiles-store.ts'

const remove = { mobile: removeMobile, email: removeEmail }

/** Of a closed account, too: else nobody could ever verify it again. */
export default implement(releaseContact, async (ctx, { account, contact }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  ctx.edits({ memberIds: [member.id] })
  await remove[contact](ctx.tx, member.id)
  // Nothing that was sent there opens the account any more.
  await dropPasswordReset(ctx.tx, member.id)
  await forgetCodesOf(ctx.tx, member.id)
  return {}
})
