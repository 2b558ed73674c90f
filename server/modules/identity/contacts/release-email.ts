import { releaseEmail } from '@croupier/api/identity/contacts/release-email.ts'
import { implement } from '../../../platform/implement.ts'
import { forgetCodesOf } from '../codes/codes-store.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { dropPasswordReset } from '../passwords/password-resets-store.ts'
import { removeEmail } from './emails-store.ts'

/** Of a closed account, too: else nobody could ever verify it again. */
export default implement(releaseEmail, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  // Whoever it is now may have the account opened by it no more; the next that is shown can.
  ctx.edits({ memberIds: [member.id] })
  await removeEmail(ctx.tx, member.id)
  await dropPasswordReset(ctx.tx, member.id)
  await forgetCodesOf(ctx.tx, member.id)
  return {}
})
