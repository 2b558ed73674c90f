import { showAuthenticator } from '@croupier/api/identity/authenticator/show-authenticator.ts'
import { implement } from '../../../platform/implement.ts'
import { findAuthenticator } from './authenticators-store.ts'

export default implement(showAuthenticator, async (ctx) => {
  const found = await findAuthenticator(ctx.db, ctx.session.memberId)
  return { boundAt: found?.boundAt ?? null }
})
