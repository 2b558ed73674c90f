import { showLoginPassword } from '@croupier/api/identity/passwords/show-login-password.ts'
import { implement } from '../../../platform/implement.ts'
import { findCredentialsOf } from './credentials-store.ts'

export default implement(showLoginPassword, async (ctx) => {
  const member = await findCredentialsOf(ctx.db, ctx.session.memberId)
  if (!member?.passwordHash) return { hasLoginPassword: false, changedAt: null }
  return { hasLoginPassword: true, changedAt: member.passwordChangedAt ?? member.createdAt }
})
