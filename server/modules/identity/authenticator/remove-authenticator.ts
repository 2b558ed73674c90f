import { removeAuthenticator } from '@croupier/api/identity/authenticator/remove-authenticator.ts'
import { implement } from '../../../platform/implement.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { deleteAuthenticator, findAuthenticator } from './authenticators-store.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'

export default implement(removeAuthenticator, async (ctx, { password, code }) => {
  const { memberId } = ctx.session
  if (!(await findAuthenticator(ctx.db, memberId))?.sealed) throw ctx.refusal('authenticator.missing')
  await confirmPresentPassword(ctx, memberId, password)
  const useUp = await confirmAuthenticator(ctx, memberId, code)
  return ctx.conclude(async ({ tx }) => {
    await useUp(tx)
    await deleteAuthenticator(tx, memberId)
    return {}
  })
})
