import { showLoginPassword } from '@croupier/api/identity/show-login-password.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { registrationRules } from './identity-settings.ts'
import { findCredentialsOf } from './members-store.ts'

export default implement(showLoginPassword, async (ctx) => {
  const member = await findCredentialsOf(ctx.db, ctx.session.memberId)
  const { minLength, maxLength } = ctx.use(settingsPort).read(registrationRules).password
  const hasLoginPassword = Boolean(member?.passwordHash)
  const changedAt = hasLoginPassword ? (member?.passwordChangedAt ?? member?.createdAt ?? null) : null
  return { hasLoginPassword, changedAt, minLength, maxLength }
})
