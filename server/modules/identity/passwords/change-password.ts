import { changePassword } from '@croupier/api/identity/passwords/change-password.ts'
import { implement } from '../../../platform/implement.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { confirmPresentPassword } from './confirm-present-password.ts'
import { replacePassword } from './credentials-store.ts'
import { requireNewPassword } from './new-password.ts'
import { refusedPassword } from './password-rules.ts'
import { settleNewPassword } from './settle-new-password.ts'

export default implement(changePassword, async (ctx, input) => {
  const { account, memberId, sessionId } = ctx.session
  const refuse = (code: Parameters<typeof ctx.refusal>[0], field: string) =>
    ctx.refusal(code, { fields: [{ field, messageKey: `refusals.${code}` }] })

  requireNewPassword(ctx, input)
  // A member who logged in by phone or a social account may have no password yet, and then chooses the first.
  const before = await confirmPresentPassword(ctx, memberId, input.oldPassword, 'oldPassword')
  if (before !== null && input.newPassword === input.oldPassword) throw refuse('password.unchanged', 'newPassword')
  const weakness = await refusedPassword(account, input.newPassword)
  if (weakness) throw refuse(weakness, 'newPassword')

  const after = await hashPassword(input.newPassword)
  return ctx.conclude(async (scope) => {
    const isReplaced = await replacePassword(scope.tx, memberId, before, after, scope.clock.now())
    if (!isReplaced) throw refuse('password.wrong', 'oldPassword')
    await settleNewPassword(scope, memberId, sessionId)
    return {}
  })
})
