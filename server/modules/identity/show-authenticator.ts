import { showAuthenticator } from '@croupier/api/identity/show-authenticator.ts'
import { implement } from '../../platform/implement.ts'
import { findAuthenticator } from './authenticators-store.ts'
import { findCredentialsOf } from './members-store.ts'

export default implement(showAuthenticator, async (ctx) => {
  const { memberId } = ctx.session
  const found = await findAuthenticator(ctx.db, memberId)
  const member = await findCredentialsOf(ctx.db, memberId)
  return { boundAt: found?.boundAt ?? null, asksPassword: Boolean(member?.passwordHash) }
})
